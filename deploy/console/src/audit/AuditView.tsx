import { Text } from '@az/shared/ui/Text';
import { verbLabels } from '../command/command-forms.ts';
import { useAudit } from '../data/queries.ts';
import type { TokenRefusal } from '../data/reply-types.ts';
import { fullNumber, shortMoment } from '../format.ts';
import { areaName, refusalLabels } from '../labels.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { ViewHead } from '../ui/ViewHead.tsx';
import { AuditLines } from './AuditLines.tsx';

const columns: Column<TokenRefusal>[] = [
  { title: 'Dernier', cell: ({ lastAt }) => <time dateTime={lastAt}>{shortMoment(lastAt)}</time> },
  { title: 'Dans l’heure', figure: true, cell: ({ count }) => fullNumber(count) },
  { title: 'Raison', cell: ({ reason }) => refusalLabels[reason] },
  { title: 'Jeton', cell: ({ who }) => who ?? '–' },
  { title: 'Adresse (empreinte)', cell: ({ address }) => <code>{address}</code> },
  {
    title: 'Dernière demande',
    cell: ({ verb, area }) => `${verbLabels[verb] ?? verb}${area === '*' ? '' : `, ${areaName(area)}`}`,
  },
];

function Refusals({ refusals }: { refusals: TokenRefusal[] }) {
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

export function AuditView() {
  const audit = useAudit();
  return (
    <>
      <ViewHead title="Journal d’audit" />
      <QueryResult answer={audit}>
        {(log) => (
          <>
            <AuditLines log={log} />
            <Refusals refusals={log.refusals} />
          </>
        )}
      </QueryResult>
    </>
  );
}
