import { CreatePage } from '../features/create-page/CreatePage.tsx';
import styles from './HomePage.module.css';

/** `/feed/create-page`: a page for an organisation. */
function CreatePagePage() {
  return (
    <div className={styles.column}>
      <CreatePage />
    </div>
  );
}

export { CreatePagePage as Component };
