import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import { verbLabels } from '../command/command-forms.ts';
import type { AuditLine, AuditLog } from '../data/reply-types.ts';
import { fullNumber, shortMoment } from '../format.ts';
import { areaName, whoLabel } from '../labels.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ReasonText } from '../ui/ReasonText.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import styles from './AuditLines.module.css';

const pageSize = 50;
const everything = 'all';

const nameOf = (area: string): string => (area === '*' ? 'toutes' : areaName(area));

const columns: Column<AuditLine>[] = [
  { title: 'N°', figure: true, cell: ({ place }) => place },
  { title: 'Date', cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{shortMoment(at)}</time> },
  { title: 'Qui', cell: ({ who }) => whoLabel(who) },
  { title: 'Action', cell: ({ verb }) => verbLabels[verb] ?? verb },
  { title: 'Rubrique', cell: ({ area }) => nameOf(area) },
  {
    title: 'Résultat',
    cell: ({ result }) =>
      result === 'done' ? (
        <StateBadge color="green" label="fait" />
      ) : (
        <StateBadge color="red" label="refusé" />
      ),
  },
  {
    title: 'Quoi, et pourquoi',
    text: true,
    cell: ({ what, why, result }) => (
      <>
        <span lang={result === 'refused' ? 'en' : undefined}>{what}</span>
        {why && (
          <div className={styles.why}>
            <ReasonText why={why} />
          </div>
        )}
      </>
    ),
  },
];

function Integrity({ log: { entries, broken, head } }: { log: AuditLog }) {
  const lines = `${fullNumber(entries.length)} ${entries.length > 1 ? 'lignes' : 'ligne'}`;
  if (broken !== null)
    return (
      <Alert color="red" role="alert" title={`Journal rompu à la ligne ${broken}`}>
        À partir d’ici, le journal n’est plus tel qu’il a été écrit. Comparez-le à une empreinte notée
        ailleurs.
      </Alert>
    );
  return (
    <DescriptionList
      facts={[
        ['Chaîne', <StateBadge color="green" key="state" label="intact" />],
        ['Longueur', lines],
        [
          'Empreinte de tête',
          head && (
            <code className={styles.head} key="head">
              {head}
            </code>
          ),
        ],
      ]}
    />
  );
}

export function AuditLines({ log }: { log: AuditLog }) {
  const [{ area, shown }, setFilter] = useState({ area: everything, shown: pageSize });
  const areas = [...new Set(log.entries.map((line) => line.area))].sort();
  const lines = log.entries
    .filter((line) => area === everything || line.area === area)
    .sort((a, b) => b.place - a.place);
  return (
    <>
      <Integrity log={log} />
      <Panel
        aside={
          <NativeSelect
            data={[
              { value: everything, label: 'Toutes les lignes' },
              ...areas.map((value) => ({ value, label: value === '*' ? 'Sans rubrique' : areaName(value) })),
            ]}
            label="Rubrique"
            onChange={({ currentTarget }) => setFilter({ area: currentTarget.value, shown: pageSize })}
            value={area}
          />
        }
        title="Lignes"
      >
        {lines.length === 0 ? (
          <Text c="dimmed">Aucune ligne.</Text>
        ) : (
          <DataTable
            caption="Journal d’audit"
            columns={columns}
            keyOf={({ place }) => String(place)}
            rows={lines.slice(0, shown)}
          />
        )}
        {lines.length > shown && (
          <Button onClick={() => setFilter({ area, shown: shown + pageSize })} variant="default">
            Afficher les lignes plus anciennes
          </Button>
        )}
      </Panel>
    </>
  );
}
