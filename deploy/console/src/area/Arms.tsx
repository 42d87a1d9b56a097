import type { Arm } from '../data/reply-types.ts';
import { fullNumber, part } from '../format.ts';
import { CohortBadge } from '../ui/CohortBadge.tsx';
import { DataTable } from '../ui/DataTable.tsx';

type Row = Arm & { cohort: 'canary' | 'stable' };

const failedPart = ({ started, failed }: Arm): string => (started > 0 ? part(failed / started) : '–');

/** The sessions of both arms of a rollout. */
export function Arms({ canary, stable }: { canary: Arm; stable: Arm }) {
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
        { title: 'Part en échec', figure: true, cell: failedPart },
      ]}
      keyOf={({ cohort }) => cohort}
      rows={rows}
    />
  );
}
