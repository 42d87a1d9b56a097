import { Text } from '@az/shared/ui/Text';
import { useFindings } from '../data/queries.ts';
import { fullNumber, shortMoment } from '../format.ts';
import { outcomeLabels } from '../labels.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';

export function Findings({ area }: { area: string }) {
  const answer = useFindings(area);
  return (
    <Panel title="Causes des incidents">
      <QueryResult absent="Pas encore de mesures." answer={answer}>
        {({ findings }) =>
          findings.length === 0 ? (
            <Text c="dimmed">Aucune cause à montrer.</Text>
          ) : (
            <DataTable
              caption="Causes des incidents"
              columns={[
                { title: 'Nombre', cell: ({ count }) => fullNumber(count) },
                { title: 'Vérifiés', cell: ({ verified }) => fullNumber(verified) },
                { title: 'Étape', cell: ({ kind }) => outcomeLabels[kind] },
                { title: 'Cause', text: true, cell: ({ cause }) => <span lang="en">{cause}</span> },
                { title: 'Position', cell: ({ frames: [first] }) => (first ? <code>{first}</code> : '—') },
                { title: 'Versions', cell: ({ versions }) => <code>{versions.join(', ')}</code> },
                { title: 'Pages', cell: ({ routes }) => <code>{routes.join(', ')}</code> },
                {
                  title: 'Dernier',
                  cell: ({ lastAt }) => <time dateTime={lastAt}>{shortMoment(lastAt)}</time>,
                },
                { title: 'Référence', cell: ({ lastId }) => <code>{lastId}</code> },
              ]}
              keyOf={({ lastId }) => lastId}
              rows={findings}
              short={findings.length > 6}
            />
          )
        }
      </QueryResult>
    </Panel>
  );
}
