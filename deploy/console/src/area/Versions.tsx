import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { useOpenCommand } from '../command/CommandProvider.tsx';
import { versionsFor } from '../command/command.form.ts';
import { commandForms } from '../command/command-forms.ts';
import type { AreaStatus } from '../data/reply-types.ts';
import { shortMoment } from '../format.ts';
import { versionState } from '../labels.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { Panel } from '../ui/Panel.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import { Version } from '../ui/Version.tsx';

const orDash = (value: string | null) => (value ? shortMoment(value) : '–');

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
              cell: (version) => <StateBadge {...versionState(version, status)} />,
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
                    aria-label={`${commandForms.override.button} de ${version}`}
                    onClick={() => open({ verb: 'override', area, version })}
                    size="compact-sm"
                    variant="default"
                  >
                    {commandForms.override.button}
                  </Button>
                ) : (
                  '–'
                ),
            },
          ]}
          keyOf={({ version }) => version}
          rows={[...status.versions].reverse()}
          short={status.versions.length > 8}
        />
      )}
    </Panel>
  );
}
