import { paths } from '@az/shared/paths';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { useLayoutEffect, useRef } from 'react';
import { AccessLink } from '../../account-access/AccessLink.tsx';

/** Replaces the form if the address must be confirmed first. */
export function CheckMail({ mailTo }: { mailTo: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="sm">
      <Title order={2} ref={heading} size="h3" tabIndex={-1}>
        Vérifiez votre boîte e-mail
      </Title>
      <Text>
        Un message a été envoyé à {mailTo}. Ouvrez le lien qu'il contient pour terminer la création de votre
        compte.
      </Text>
      <Text c="dimmed" size="sm">
        Rien reçu ? Regardez dans les courriers indésirables.
      </Text>
      <AccessLink to={paths.signIn()}>Se connecter</AccessLink>
    </Stack>
  );
}
