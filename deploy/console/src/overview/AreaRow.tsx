import { Link } from '@az/shared/router';
import { Text } from '@az/shared/ui/Text';
import type { AreaStatus } from '../data/reply-types.ts';
import { areaName } from '../labels.ts';
import { CohortVersion } from '../ui/CohortVersion.tsx';
import { LastWithdrawal } from '../ui/LastWithdrawal.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import { StepBar } from '../ui/StepBar.tsx';
import { TrafficSummary } from '../ui/TrafficSummary.tsx';
import { VerdictLine } from '../ui/VerdictLine.tsx';
import { areaAddress } from '../use-view.ts';
import styles from './Overview.module.css';

export function AreaRow({ status }: { status: AreaStatus }) {
  const { area, owner, stable, given, rollout, traffic, withdrawal } = status;
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
        {given !== stable && (
          <>
            <StateBadge color="red" label="arrêtée par kill.json" />
            <Text size="sm">
              {given ? `Les visiteurs reçoivent ${given}.` : 'Les visiteurs n’ont pas cette rubrique.'}
            </Text>
          </>
        )}
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
        <TrafficSummary traffic={traffic} />
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
