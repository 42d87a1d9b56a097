import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useLayoutEffect, useRef } from 'react';
import { AccessLink } from '../../account-access/AccessLink.tsx';

/** Shows the same text whether the address has an account or not. */
export function LinkSent({ onAgain }: { onAgain: () => void }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => sentence.current?.focus(), []);
  return (
    <Stack align="flex-start" gap="md">
      <Text ref={sentence} tabIndex={-1}>
        Si un compte existe pour cette adresse, un e-mail a été envoyé.
      </Text>
      <Text c="dimmed" size="sm">
        Son lien ne sert qu'une fois et expire vite. Rien reçu ? Regardez dans les courriers indésirables.
      </Text>
      <Button onClick={onAgain} variant="default">
        Utiliser une autre adresse
      </Button>
      <AccessLink to={paths.signIn()}>Retour à la connexion</AccessLink>
    </Stack>
  );
}
