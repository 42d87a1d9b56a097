import { Text } from '@az/shared/ui/Text';
import type { Answer } from '../data/queries.ts';
import type { AreaHealth } from '../data/reply-types.ts';
import { clockTime } from '../format.ts';
import { hiddenLabel, outcomeLabels, sourceLabel } from '../labels.ts';
import { CohortBadge } from '../ui/CohortBadge.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { QueryResult } from '../ui/QueryResult.tsx';
import { Version } from '../ui/Version.tsx';

export function Failures({ health }: { health: Answer<AreaHealth> }) {
  return (
    <Panel title="Derniers incidents">
      <QueryResult absent="Pas encore de mesures." answer={health}>
        {({ failures }) =>
          failures.length === 0 ? (
            <Text c="dimmed">Aucun incident signalé.</Text>
          ) : (
            <DataTable
              caption="Derniers incidents"
              columns={[
                { title: 'Référence', cell: ({ id }) => <code>{id}</code> },
                { title: 'Heure', cell: ({ at }) => <time dateTime={at}>{clockTime(at)}</time> },
                { title: 'Page', cell: ({ route }) => <code>{route}</code> },
                {
                  title: 'Version',
                  cell: ({ version, cohort }) => (
                    <>
                      <Version name={version} />
                      <br />
                      <CohortBadge cohort={cohort} />
                    </>
                  ),
                },
                { title: 'Étape', cell: ({ kind, stage }) => `${outcomeLabels[kind]} (${stage})` },
                { title: 'Cause', text: true, cell: ({ cause }) => <span lang="en">{cause}</span> },
                { title: 'Vu par le membre', cell: ({ hidden }) => hiddenLabel(hidden) },
                { title: 'Source', cell: ({ verified }) => sourceLabel(verified) },
              ]}
              keyOf={({ id }) => id}
              rows={failures}
              short={failures.length > 6}
            />
          )
        }
      </QueryResult>
    </Panel>
  );
}
