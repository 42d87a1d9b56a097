import { Columns } from '@az/shared/ui/Columns';
import { Page } from '@az/shared/ui/Page';
import { Celebrate } from '../features/celebrate/Celebrate.tsx';
import { FollowPeople } from '../features/follow-people/FollowPeople.tsx';
import { SeeNews } from '../features/see-news/SeeNews.tsx';
import styles from './HomePage.module.css';

const side = (
  <>
    <FollowPeople />
    <SeeNews />
  </>
);

/** `/feed/celebration`: birthdays and events of contacts. */
function CelebrationPage() {
  return (
    <Columns side={side} sideLabel="Suggestions et actualités">
      <div className={styles.column}>
        <Page title="Célébrations" />
        <Celebrate />
      </div>
    </Columns>
  );
}

export { CelebrationPage as Component };
