import { Link } from '@az/shared/router';
import { Text } from '@az/shared/ui/Text';
import type { AreaStatus } from '../data/answers.ts';
import { CohortVersion } from '../pieces/CohortVersion.tsx';
import { LastWithdrawal } from '../pieces/LastWithdrawal.tsx';
import { StepBar } from '../pieces/StepBar.tsx';
import { TrafficFacts } from '../pieces/TrafficFacts.tsx';
import { VerdictLine } from '../pieces/VerdictLine.tsx';
import { areaAddress } from '../use-view.ts';
import { areaName } from '../words.ts';
import styles from './Overview.module.css';

/** One area of the overview: versions, health, and its last withdrawal. */
export function AreaRow({ status }: { status: AreaStatus }) {
  const { area, owner, stable, rollout, traffic, withdrawal } = status;
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <h2>
          <Link to={areaAddress(area)}>{areaName(area)}</Link>
        </h2>
        <code>{area}</code>
        {owner && <span className={styles.owner}>Équipe {owner.team}</span>}
      </div>
      <div className={styles.versions}>
        <CohortVersion cohort="stable" version={stable} />
        {rollout && (
          <>
            <CohortVersion cohort="canary" version={rollout.version} />
            <StepBar rollout={rollout} />
            <VerdictLine verdict={rollout.verdict} />
          </>
        )}
      </div>
      <div>
        <span className={styles.label}>Dernière heure</span>
        <TrafficFacts traffic={traffic} />
      </div>
      <div className={withdrawal ? undefined : styles.none}>
        <span className={styles.label}>Dernier retrait</span>
        {withdrawal ? (
          <LastWithdrawal withdrawal={withdrawal} />
        ) : (
          <Text c="dimmed" size="sm">
            Aucun
          </Text>
        )}
      </div>
    </li>
  );
}
