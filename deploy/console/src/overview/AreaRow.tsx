import type { AreaStatus } from '@az/shared/control';
import { Link } from '@az/shared/router';
import { Text } from '@az/shared/ui/Text';
import { useHealth } from '../data/queries.ts';
import { StepBar } from '../pieces/StepBar.tsx';
import { VerdictLine } from '../pieces/VerdictLine.tsx';
import { Version } from '../pieces/Version.tsx';
import { areaAddress, areaName } from '../words.ts';
import styles from './Overview.module.css';

/** Owners hardly ever change. */
const ownerEveryMs = 60_000;

function Owner({ area }: { area: string }) {
  const owner = useHealth(area, ownerEveryMs).data?.owner;
  if (!owner) return null;
  return (
    <span className={styles.owner}>
      Équipe {owner.team}
      <br />
      {owner.contact}
    </span>
  );
}

/** One area of the overview: what is stable, what is on its way, what the guardrail says of it. */
export function AreaRow({ status: { area, stable, rollout } }: { status: AreaStatus }) {
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <h3>
          <Link preventScrollReset to={areaAddress(area)}>
            {areaName(area)}
          </Link>
        </h3>
        <code>{area}</code>
        <Owner area={area} />
      </div>
      <div>
        <span className={styles.label}>Version stable</span>
        <Version name={stable} />
      </div>
      {rollout ? (
        <>
          <div>
            <span className={styles.label}>Déploiement progressif</span>
            <Version name={rollout.version} />
            <StepBar rollout={rollout} />
          </div>
          <div>
            <span className={styles.label}>Verdict</span>
            <VerdictLine verdict={rollout.verdict ?? null} />
          </div>
        </>
      ) : (
        <div>
          <span className={styles.label}>Déploiement progressif</span>
          <Text c="dimmed" size="sm">
            Aucun en cours
          </Text>
        </div>
      )}
    </li>
  );
}
