import type { AreaStatus } from '@az/shared/control';
import { Text } from '@az/shared/ui/Text';
import { DataTable } from '../pieces/DataTable.tsx';
import { Panel } from '../pieces/Panel.tsx';
import { State } from '../pieces/State.tsx';
import { Version } from '../pieces/Version.tsx';
import { shortMoment, versionState } from '../words.ts';

const orDash = (value: string | null) => (value ? shortMoment(value) : '–');

/** Every version that was published, the newest first. */
export function Versions({ status }: { status: AreaStatus }) {
  return (
    <Panel title="Versions">
      {status.versions.length === 0 ? (
        <Text c="dimmed">Aucune version n’est publiée.</Text>
      ) : (
        <DataTable
          caption="Versions"
          columns={[
            { title: 'Version', cell: ({ version }) => <Version name={version} /> },
            {
              title: 'État',
              cell: (version) => <State {...versionState(version, status)} />,
            },
            { title: 'Publiée', cell: ({ publishedAt }) => orDash(publishedAt) },
            { title: 'Servie jusqu’au', cell: ({ servedUntil }) => orDash(servedUntil) },
            {
              title: 'Rappelée ou arrêtée',
              cell: ({ killedAt, recalledAt }) => orDash(killedAt ?? recalledAt),
            },
          ]}
          keyOf={({ version }) => version}
          rows={status.versions.toReversed()}
          short={status.versions.length > 8}
        />
      )}
    </Panel>
  );
}
