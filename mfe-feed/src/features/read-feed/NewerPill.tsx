import { Button } from '@az/shared/ui/Button';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import styles from './NewerPill.module.css';
import { words } from './words.ts';

/** Announces newer announcements and shows them on request: the list never changes by itself. */
export function NewerPill({ hasNewer, onShow }: { hasNewer: boolean; onShow: () => void }) {
  return (
    <div className={styles.container}>
      <VisuallyHidden role="status">{hasNewer && `${words.newer} disponibles`}</VisuallyHidden>
      {hasNewer && (
        <Button className={styles.pill} onClick={onShow} radius="xl" size="sm">
          {words.newer}
        </Button>
      )}
    </div>
  );
}
