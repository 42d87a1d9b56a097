import type { FeedView } from '@az/shared/contracts';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import styles from './ChooseView.module.css';
import { words } from './words.ts';

const views: FeedView[] = ['network', 'all'];

/** Chooses whose announcements the feed shows. */
export const ChooseView = ({ view, onChoose }: { view: FeedView; onChoose: (view: FeedView) => void }) => (
  <fieldset aria-label="Fil" className={styles.views}>
    {views.map((one) => (
      <UnstyledButton
        aria-pressed={one === view}
        className={styles.view}
        key={one}
        onClick={() => onChoose(one)}
      >
        {words[one]}
      </UnstyledButton>
    ))}
  </fieldset>
);
