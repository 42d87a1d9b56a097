import { Text } from '@az/shared/ui/Text';
import type { Traffic } from '../data/reply-types.ts';
import { counted, fullNumber, part } from '../format.ts';
import styles from './TrafficSummary.module.css';

function Failures({ loads, failures }: { loads: number; failures: number }) {
  const label = counted(failures, 'échec', 'échecs');
  if (failures === 0) return <>{label}</>;
  return (
    <strong className={styles.failed}>
      {label} ({part(failures / Math.max(loads, failures))})
    </strong>
  );
}

export function TrafficSummary({ traffic }: { traffic: Traffic | null }) {
  if (!traffic)
    return (
      <Text c="dimmed" size="sm">
        Pas de mesures
      </Text>
    );
  const { loads, failures, canaryLoads, canaryFailures } = traffic;
  if (loads + failures === 0)
    return (
      <Text c="dimmed" size="sm">
        Aucun chargement
      </Text>
    );
  return (
    <Text className={styles.facts} size="sm">
      <span>
        {counted(loads, 'chargement', 'chargements')}, <Failures failures={failures} loads={loads} />
      </span>
      {canaryLoads + canaryFailures > 0 && (
        <span className={styles.canary}>
          dont canari {fullNumber(canaryLoads)}, <Failures failures={canaryFailures} loads={canaryLoads} />
        </span>
      )}
    </Text>
  );
}
