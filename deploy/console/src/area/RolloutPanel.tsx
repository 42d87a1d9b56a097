import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useOpenCommand } from '../command/CommandProvider.tsx';
import { commandForms } from '../command/command-forms.ts';
import type { Arm, RolloutHealth, RolloutStatus } from '../data/reply-types.ts';
import { fullNumber, part, share, shortMoment } from '../format.ts';
import { CohortBadge } from '../ui/CohortBadge.tsx';
import { CohortVersion } from '../ui/CohortVersion.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StepBar } from '../ui/StepBar.tsx';
import { VerdictLine } from '../ui/VerdictLine.tsx';
import { Version } from '../ui/Version.tsx';
import { EvidenceBar } from './EvidenceBar.tsx';
import { Measures } from './Measures.tsx';
import styles from './RolloutPanel.module.css';
import { Symptoms } from './Symptoms.tsx';

type Row = Arm & { cohort: 'canary' | 'stable' };

const failedPart = ({ started, failed }: Arm): string => (started > 0 ? part(failed / started) : '–');

function Arms({ canary, stable }: { canary: Arm; stable: Arm }) {
  const rows: Row[] = [
    { cohort: 'canary', ...canary },
    { cohort: 'stable', ...stable },
  ];
  return (
    <DataTable
      caption="Sessions par groupe"
      columns={[
        { title: 'Sessions', cell: ({ cohort }) => <CohortBadge cohort={cohort} /> },
        { title: 'Ouvertes', figure: true, cell: ({ started }) => fullNumber(started) },
        { title: 'Réussies', figure: true, cell: ({ succeeded }) => fullNumber(succeeded) },
        { title: 'En échec', figure: true, cell: ({ failed }) => fullNumber(failed) },
        { title: 'Sans cause connue', figure: true, cell: ({ unattributed }) => fullNumber(unattributed) },
        { title: 'Part en échec', figure: true, cell: failedPart },
      ]}
      keyOf={({ cohort }) => cohort}
      rows={rows}
    />
  );
}

function RolloutActions({ area, rollout: { state } }: { area: string; rollout: RolloutStatus }) {
  const open = useOpenCommand();
  const verbs =
    state === 'paused' ? (['resume', 'abort'] as const) : (['promote', 'pause', 'abort'] as const);
  return (
    <div className={styles.actions}>
      {verbs.map((verb, index) => (
        <Button key={verb} onClick={() => open({ verb, area })} variant={index === 0 ? 'filled' : 'default'}>
          {commandForms[verb].button}
        </Button>
      ))}
    </div>
  );
}

function Judged({ health }: { health: RolloutHealth }) {
  return (
    <div className={styles.judged}>
      <EvidenceBar evidence={health.evidence} />
      <Arms canary={health.canary} stable={health.stable} />
      <Symptoms people={health.people} symptoms={health.symptoms} />
      <Measures measures={health.measures} rules={health.rules} />
      <Text c="dimmed" size="sm">
        {health.sampleRatio === null
          ? 'Répartition des visiteurs\u202f: trop peu de monde pour en juger.'
          : `Répartition des visiteurs\u202f: un écart aussi grand arrive par hasard dans ${part(health.sampleRatio)} des cas.`}
      </Text>
    </div>
  );
}

type Props = { area: string; rollout: RolloutStatus; health: RolloutHealth | null };

export function RolloutPanel({ area, rollout, health }: Props) {
  const isSoaking = rollout.state === 'running' && Date.parse(rollout.soaksUntil) > Date.now();
  return (
    <Panel title="Déploiement progressif">
      <div className={styles.columns}>
        <div className={styles.state}>
          <div>
            <CohortVersion cohort="canary" version={rollout.version} />
            <StepBar rollout={rollout} />
          </div>
          <DescriptionList
            facts={[
              ['Paliers', rollout.steps.map(share).join(' → ')],
              ['À ce palier depuis', shortMoment(rollout.stepSince)],
              ['En observation jusqu’au', isSoaking ? shortMoment(rollout.soaksUntil) : null],
              ['Les autres gardent', health?.from ? <Version key="from" name={health.from} /> : null],
            ]}
          />
          <div className={styles.verdict}>
            <h3>Verdict du garde-fou</h3>
            <VerdictLine verdict={health?.verdict ?? rollout.verdict ?? null} />
          </div>
          <RolloutActions area={area} rollout={rollout} />
        </div>
        {health ? <Judged health={health} /> : <Text c="dimmed">Pas encore de mesures.</Text>}
      </div>
    </Panel>
  );
}
