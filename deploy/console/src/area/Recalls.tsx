import { Text } from '@az/shared/ui/Text';
import { useRecalls } from '../data/queries.ts';
import type { Reach } from '../data/reply-types.ts';
import { fullNumber, shortMoment } from '../format.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { Version } from '../ui/Version.tsx';

export function Recalls({ area }: { area: string }) {
  const recalls = useRecalls(area);
  return (
    <Panel title="Rappels">
      <QueryResult absent="Aucune version n’a été rappelée." answer={recalls}>
        {({ recalls: all }) =>
          all.length === 0 ? (
            <Text c="dimmed">Aucune version n’a été rappelée.</Text>
          ) : (
            <DataTable
              caption="Onglets ouverts sur une version rappelée"
              columns={[
                {
                  title: 'Version',
                  cell: ({ version, since, killed }: Reach) => (
                    <>
                      <Version name={version} />
                      <Text c="dimmed" size="xs">
                        {killed ? 'arrêtée' : 'rappelée'} le {shortMoment(since)}
                      </Text>
                    </>
                  ),
                },
                { title: 'Onglets', figure: true, cell: ({ had }) => fullNumber(had) },
                { title: 'Partis', figure: true, cell: ({ left }) => fullNumber(left) },
                { title: 'En attente', figure: true, cell: ({ waiting }) => fullNumber(waiting) },
                { title: 'Sans nouvelle', figure: true, cell: ({ unknown }) => fullNumber(unknown) },
              ]}
              keyOf={({ version, since }) => `${version} ${since}`}
              rows={[...all].reverse()}
            />
          )
        }
      </QueryResult>
    </Panel>
  );
}
