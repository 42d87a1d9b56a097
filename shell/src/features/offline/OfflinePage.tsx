import { paths } from '@az/shared/paths';
import { Button } from '@az/shared/ui/Button';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useEffect, useState } from 'react';
import { draftCountText } from './draft-count.ts';
import styles from './OfflinePage.module.css';

/** Whether the connection came back while the screen was shown. */
function useBackOnline(): boolean {
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    const handleOnline = () => setBack(true);
    const handleOffline = () => setBack(false);
    window.addEventListener('online', handleOnline);
    window.addEventListener('offline', handleOffline);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('offline', handleOffline);
    };
  }, []);
  return isBack;
}

/** `/offline`, opened on purpose. A page that fails to load shows the service worker's copy (`offline-page.html`). */
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
        {/* Loads a new document, because this page has not verified the session. */}
        <Button component="a" href={paths.root()}>
          Réessayer
        </Button>
      </div>
    </Stack>
  );
}

export { OfflinePage as Component };
