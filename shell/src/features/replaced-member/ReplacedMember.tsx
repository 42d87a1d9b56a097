import { type Member, memberName } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useLayoutEffect } from 'react';
import styles from './ReplacedMember.module.css';

/**
 * Shown when another member has signed in. No data of the first member stays on screen. None stays in memory either,
 * because continuing loads the page again.
 */
export function ReplacedMember({ member, by }: { member: Member; by: Member }) {
  useLayoutEffect(() => document.getElementById('titre')?.focus(), []);
  return (
    <main className={styles.page} id="contenu" tabIndex={-1}>
      <Stack gap="md">
        <Page title="Changement de compte" />
        <Text>Le compte de {memberName(by)} est maintenant ouvert dans ce navigateur.</Text>
        <Text>
          Cet onglet montrait celui de {memberName(member)}. Rien n'en sera envoyé au nom d'une autre
          personne&#8239;; les commentaires commencés attendent sur cet appareil sa prochaine connexion.
        </Text>
        <div>
          <Button onClick={() => location.reload()}>Continuer avec le compte de {memberName(by)}</Button>
        </div>
      </Stack>
    </main>
  );
}
