import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { draftCountText } from './draft-count.ts';
import styles from './OfflinePage.module.css';
import { useBackOnline } from './use-back-online.ts';

/**
 * `/offline`, which someone asked for: no page has failed here, so `Réessayer` leads to the start page. Where one fails,
 * the service worker answers with its own copy (`offline-page.html`), at the address that failed. Says the same.
 */
function OfflinePage() {
  const isBack = useBackOnline();
  return (
    <Stack className={styles.page}>
      <Page heading="Vous êtes hors ligne" title="Hors ligne" />
      <Text>
        Sans connexion, les pages ne peuvent pas être chargées. Vérifiez votre réseau, puis réessayez.
      </Text>
      <Text c="dimmed">{draftCountText()}</Text>
      <Text role="status">{isBack && 'La connexion est rétablie.'}</Text>
      <div>
        {/* Loads the page anew: this one has not asked whether anyone is signed in. */}
        <Button component="a" href={paths.root()}>
          Réessayer
        </Button>
      </div>
    </Stack>
  );
}

export { OfflinePage as Component };
