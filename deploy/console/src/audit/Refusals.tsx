import { Text } from '@az/shared/ui/Text';
import type { TokenRefusal } from '../data/answers.ts';
import { fullNumber, shortMoment } from '../figures.ts';
import { type Column, DataTable } from '../pieces/DataTable.tsx';
import { Panel } from '../pieces/Panel.tsx';
import { areaName, refusalWords, verbWords } from '../words.ts';

const columns: Column<TokenRefusal>[] = [
  { title: 'Dernier', cell: ({ lastAt }) => <time dateTime={lastAt}>{shortMoment(lastAt)}</time> },
  { title: 'Dans l’heure', figure: true, cell: ({ count }) => fullNumber(count) },
  { title: 'Raison', cell: ({ reason }) => refusalWords[reason] },
  { title: 'Jeton', cell: ({ who }) => who ?? '–' },
  { title: 'Adresse (empreinte)', cell: ({ address }) => <code>{address}</code> },
  {
    title: 'Dernière demande',
    cell: ({ verb, area }) => `${verbWords[verb] ?? verb}${area === '*' ? '' : `, ${areaName(area)}`}`,
  },
];

/** Refused tokens of 30 days, counted by hour, reason and address. */
export function Refusals({ refusals }: { refusals: TokenRefusal[] }) {
  return (
    <Panel title="Jetons refusés, 30 jours">
      {refusals.length === 0 ? (
        <Text c="dimmed">Aucun jeton n’a été refusé.</Text>
      ) : (
        <DataTable
          caption="Jetons refusés"
          columns={columns}
          keyOf={({ hour, reason, who, address }) => `${hour} ${reason} ${who} ${address}`}
          rows={refusals}
          short={refusals.length > 8}
        />
      )}
    </Panel>
  );
}
