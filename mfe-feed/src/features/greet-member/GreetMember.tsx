import { useFigures } from '@az/shared/figures';
import { optional } from '@az/shared/late-parts';
import styles from './GreetMember.module.css';

const Greeting = optional(() => import('./Greeting.tsx').then((part) => part.Greeting));

/** Suggests what to do to a member who has no connections and follows nobody. Its code only loads in this case. */
export function GreetMember() {
  const figures = useFigures();
  if (!figures || figures.follows + figures.connections > 0) return null;
  return (
    <div className={styles.room}>
      <Greeting />
    </div>
  );
}
