import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useOpenCommand } from '../command/CommandProvider.tsx';
import { versionsFor } from '../command/command.form.ts';
import { commandWords } from '../command/command-words.ts';
import type { AreaStatus } from '../data/answers.ts';
import { shortMoment } from '../figures.ts';
import { DataTable } from '../pieces/DataTable.tsx';
import { Panel } from '../pieces/Panel.tsx';
import { State } from '../pieces/State.tsx';
import { Version } from '../pieces/Version.tsx';
import { versionState } from '../words.ts';

const orDash = (value: string | null) => (value ? shortMoment(value) : '–');

/** Every published version, the newest first, with its preview command. */
export function Versions({ status }: { status: AreaStatus }) {
  const open = useOpenCommand();
  const { area } = status;
  const shown = versionsFor('override', status);
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
            {
              title: 'Voir',
              cell: ({ version }) =>
                shown.includes(version) ? (
                  <Button
                    aria-label={`${commandWords.override.button} de ${version}`}
                    onClick={() => open({ verb: 'override', area, version })}
                    size="compact-sm"
                    variant="default"
                  >
                    {commandWords.override.button}
                  </Button>
                ) : (
                  '–'
                ),
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
