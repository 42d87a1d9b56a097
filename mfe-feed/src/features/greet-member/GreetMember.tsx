import { useFigures } from '@az/shared/figures';
import { optional } from '@az/shared/late-parts';
import styles from './GreetMember.module.css';

const Greeting = optional(() => import('./Greeting.tsx').then((part) => part.Greeting));

/** What to do next, for a member who knows and follows nobody yet; its code loads for them alone. */
export function GreetMember() {
  const figures = useFigures();
  if (!figures || figures.follows + figures.connections > 0) return null;
  return (
    <div className={styles.room}>
      <Greeting />
    </div>
  );
}
