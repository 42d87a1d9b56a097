import { Button } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconArrowLeft } from '@az/shared/ui/icons';
import { TextLink } from '@az/shared/ui/TextLink';
import { HealthCharts } from '../charts/HealthCharts.tsx';
import { useOpenCommand } from '../command/CommandProvider.tsx';
import { type CommandVerb, commandForms } from '../command/command-forms.ts';
import { useHealth } from '../data/queries.ts';
import type { AreaStatus, Status } from '../data/reply-types.ts';
import { areaName, ruleLabel } from '../labels.ts';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { LastWithdrawal } from '../ui/LastWithdrawal.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { Version } from '../ui/Version.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';
import { consolePath } from '../use-view.ts';
import styles from './AreaView.module.css';
import { Failures } from './Failures.tsx';
import { Findings } from './Findings.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { Recalls } from './Recalls.tsx';
import { RolloutPanel } from './RolloutPanel.tsx';
import { Versions } from './Versions.tsx';

function AreaActions({ status: { area, rollout, versions } }: { status: AreaStatus }) {
  const open = useOpenCommand();
  const verbs: CommandVerb[] = [...(rollout ? [] : (['start'] as const)), 'rollback', 'recall', 'kill'];
  return verbs.map((verb) => (
    <Button
      color={verb === 'kill' ? 'red' : undefined}
      disabled={versions.length === 0}
      key={verb}
      onClick={() => open({ verb, area })}
      variant={verb === 'start' ? 'filled' : verb === 'kill' ? 'light' : 'default'}
    >
      {commandForms[verb].button}
    </Button>
  ));
}

function KnownArea({ status }: { status: AreaStatus }) {
  const { area, owner, stable, rollout, rules, withdrawal } = status;
  const health = useHealth(area);
  return (
    <>
      <ViewHead
        heading={
          <>
            {areaName(area)} <code>{area}</code>
          </>
        }
        title={areaName(area)}
      >
        <AreaActions status={status} />
      </ViewHead>
      <DescriptionList
        facts={[
          ['Version stable', <Version key="stable" name={stable} />],
          ['Équipe', owner ? owner.team : null],
          ['Contact', owner ? owner.contact : null],
          ['Règles de mesure', rules.length > 0 ? rules.map(ruleLabel).join('\u202f; ') : null],
          [
            'Dernier retrait',
            withdrawal ? <LastWithdrawal key="withdrawal" withdrawal={withdrawal} /> : null,
          ],
        ]}
      />
      {rollout && <RolloutPanel area={area} health={health.data?.rollout ?? null} rollout={rollout} />}
      <Panel title="Santé, dernière heure">
        <QueryResult absent="Pas encore de mesures." answer={health}>
          {({ minutes }) => <HealthCharts minutes={minutes} now={health.dataUpdatedAt} stable={stable} />}
        </QueryResult>
      </Panel>
      <Versions status={status} />
      <Findings area={area} />
      <Failures health={health} />
      <div className={styles.pair}>
        <HistoryPanel area={area} />
        <Recalls area={area} />
      </div>
    </>
  );
}

export function AreaView({ area, status }: { area: string; status: Status }) {
  const known = status.areas.find((one) => one.area === area);
  return (
    <>
      <TextLink className={styles.back} size="sm" to={consolePath}>
        <IconArrowLeft size={16} /> Toutes les rubriques
      </TextLink>
      {known ? (
        <KnownArea status={known} />
      ) : (
        <>
          <ViewHead title={areaName(area)} />
          <EmptyState>Cette origine ne connaît aucune rubrique de ce nom.</EmptyState>
        </>
      )}
    </>
  );
}
