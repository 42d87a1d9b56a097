import { TakeFirstSteps } from '../features/take-first-steps/TakeFirstSteps.tsx';
import styles from './HomePage.module.css';

/** `/feed/welcome`: what a new member can do first. */
function WelcomePage() {
  return (
    <div className={styles.column}>
      <TakeFirstSteps />
    </div>
  );
}

export { WelcomePage as Component };
