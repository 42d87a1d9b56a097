import type { RolloutStatus } from '../data/reply-types.ts';
import { share } from '../format.ts';
import { stateLabels } from '../labels.ts';
import styles from './StepBar.module.css';

const width = 240;
const percentOf = (text: string): number => Number.parseFloat(text) || 0;

/** Progress of a rollout: a bar of its share with a mark at every step, and the share and step as text. */
export function StepBar({ rollout }: { rollout: Pick<RolloutStatus, 'share' | 'step' | 'steps' | 'state'> }) {
  const { step, steps, state } = rollout;
  const at = (text: string) => (percentOf(text) / 100) * width;
  return (
    <div className={styles.steps}>
      <svg aria-hidden="true" className={styles.bar} preserveAspectRatio="none" viewBox={`0 0 ${width} 8`}>
        <rect className={styles.rest} height="8" rx="4" width={width} />
        <rect className={styles.share} height="8" rx="4" width={Math.max(at(rollout.share), 6)} />
        {steps.slice(0, -1).map((one) => (
          <path className={styles.mark} d={`M${at(one)} 0v8`} key={one} />
        ))}
      </svg>
      <span className={styles.label}>
        <strong>{share(rollout.share)}</strong> des visiteurs, palier {step} sur {steps.length},{' '}
        {stateLabels[state]}
      </span>
    </div>
  );
}
