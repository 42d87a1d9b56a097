import type { ArmMeasures, RolloutHealth, RuleHealth } from '../data/reply-types.ts';
import { fullNumber, shortNumber } from '../format.ts';
import { ruleLabel } from '../labels.ts';
import { CohortBadge } from '../ui/CohortBadge.tsx';
import { DataTable } from '../ui/DataTable.tsx';

type Row = ArmMeasures & { cohort: 'canary' | 'stable' };

const milliseconds = (value: number | null): string =>
  value === null ? '–' : `${fullNumber(Math.round(value))} ms`;

export function Measures({ measures, rules }: Pick<RolloutHealth, 'measures' | 'rules'>) {
  const rows: Row[] = [
    { cohort: 'canary', ...measures.canary },
    { cohort: 'stable', ...measures.stable },
  ];
  return (
    <>
      <DataTable
        caption="Mesures des pages, 75ᵉ centile des sessions"
        columns={[
          { title: 'Mesures', cell: ({ cohort }) => <CohortBadge cohort={cohort} /> },
          { title: 'Sessions', figure: true, cell: ({ sessions }) => fullNumber(sessions) },
          {
            title: 'Avec un appel en échec',
            figure: true,
            cell: ({ failedCalls }) => fullNumber(failedCalls),
          },
          {
            title: 'Appel le plus lent',
            figure: true,
            cell: ({ slowestCallMs }) => milliseconds(slowestCallMs),
          },
          { title: 'Tâches longues', figure: true, cell: ({ longTasksMs }) => milliseconds(longTasksMs) },
          {
            title: 'Décalages',
            figure: true,
            cell: ({ layoutShift }) => (layoutShift === null ? '–' : shortNumber(layoutShift)),
          },
        ]}
        keyOf={({ cohort }) => cohort}
        rows={rows}
      />
      {rules.length > 0 && (
        <DataTable<RuleHealth>
          caption="Sessions qui enfreignent une règle"
          columns={[
            { title: 'Règle', cell: ruleLabel, text: true },
            { title: 'Canari', figure: true, cell: ({ canary }) => fullNumber(canary) },
            { title: 'Stable', figure: true, cell: ({ stable }) => fullNumber(stable) },
          ]}
          keyOf={({ metric }) => metric}
          rows={rules}
        />
      )}
    </>
  );
}
