import type { Arm } from '@az/shared/control';
import { DataTable } from '../pieces/DataTable.tsx';
import { chance, fullNumber } from '../words.ts';

type Row = Arm & { name: string };

const failedPart = ({ started, failed }: Arm): string => (started > 0 ? chance(failed / started) : '–');

/** The sessions of both sides of a rollout. */
export function Arms({ canary, stable }: { canary: Arm; stable: Arm }) {
  const rows: Row[] = [
    { name: 'Canari', ...canary },
    { name: 'Stable', ...stable },
  ];
  return (
    <DataTable
      caption="Sessions par groupe"
      columns={[
        { title: 'Sessions', cell: ({ name }) => name },
        { title: 'Ouvertes', figure: true, cell: ({ started }) => fullNumber(started) },
        { title: 'Réussies', figure: true, cell: ({ succeeded }) => fullNumber(succeeded) },
        { title: 'En échec', figure: true, cell: ({ failed }) => fullNumber(failed) },
        { title: 'Part en échec', figure: true, cell: failedPart },
      ]}
      keyOf={({ name }) => name}
      rows={rows}
    />
  );
}
