import { fullNumber, shortNumber } from '../format.ts';
import styles from './RolloutPanel.module.css';

/** Evidence at which the canary is held, and at which it is rolled back. */
const [held, limit] = [1000, 1_000_000];
const [least, most] = [-1, 6.5];
const [width, height] = [360, 46];
const ticks = [0.1, 1, 10, 100, held, limit];

const at = (evidence: number): number =>
  ((Math.min(most, Math.max(least, Math.log10(Math.max(evidence, 1e-9)))) - least) / (most - least)) * width;

export function EvidenceBar({ evidence }: { evidence: number }) {
  const label = `${shortNumber(evidence)}, retenu à ${fullNumber(held)}, retiré à ${fullNumber(limit)}`;
  return (
    <div>
      <h3>Indices contre le canari&#8239;: {label}</h3>
      <svg aria-hidden="true" className={styles.scale} viewBox={`0 0 ${width} ${height}`}>
        <rect className={styles.rest} height="14" rx="4" width={width} y="6" />
        <rect
          className={evidence >= held ? styles.over : styles.found}
          height="14"
          rx="4"
          width={Math.max(at(evidence), 4)}
          y="6"
        />
        {ticks.map((tick) => (
          <g key={tick}>
            <path
              className={tick >= held ? styles.limit : styles.tick}
              d={tick >= held ? `M${at(tick)} 0v26` : `M${at(tick)} 6v14`}
            />
            <text textAnchor={tick === 0.1 ? 'start' : 'middle'} x={at(tick)} y="40">
              {shortNumber(tick)}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
