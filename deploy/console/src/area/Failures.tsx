import { Text } from '@az/shared/ui/Text';
import type { AreaHealth } from '../data/answers.ts';
import type { Answer } from '../data/queries.ts';
import { clockTime } from '../figures.ts';
import { CohortMark } from '../pieces/CohortMark.tsx';
import { DataTable } from '../pieces/DataTable.tsx';
import { Panel } from '../pieces/Panel.tsx';
import { Read } from '../pieces/Read.tsx';
import { Version } from '../pieces/Version.tsx';
import { hiddenWords, outcomeWords, sourceWords } from '../words.ts';

/** The last failures that shells reported, the newest first. */
export function Failures({ health }: { health: Answer<AreaHealth> }) {
  return (
    <Panel title="Derniers incidents">
      <Read absent="Pas encore de mesures." answer={health}>
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
                      <CohortMark cohort={cohort} />
                    </>
                  ),
                },
                { title: 'Étape', cell: ({ kind, stage }) => `${outcomeWords[kind]} (${stage})` },
                { title: 'Cause', text: true, cell: ({ cause }) => <span lang="en">{cause}</span> },
                { title: 'Vu par le membre', cell: ({ hidden }) => hiddenWords(hidden) },
                { title: 'Source', cell: ({ verified }) => sourceWords(verified) },
              ]}
              keyOf={({ id }) => id}
              rows={failures}
              short={failures.length > 6}
            />
          )
        }
      </Read>
    </Panel>
  );
}
