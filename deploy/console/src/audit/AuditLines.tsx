import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import type { AuditLine, AuditLog } from '../data/answers.ts';
import { fullNumber, shortMoment } from '../figures.ts';
import { type Column, DataTable } from '../pieces/DataTable.tsx';
import { Facts } from '../pieces/Facts.tsx';
import { Panel } from '../pieces/Panel.tsx';
import { State } from '../pieces/State.tsx';
import { WhyText } from '../pieces/WhyText.tsx';
import { areaName, verbWords, whoWords } from '../words.ts';
import styles from './AuditLines.module.css';

const pageSize = 50;
const everything = 'all';

const nameOf = (area: string): string => (area === '*' ? 'toutes' : areaName(area));

const columns: Column<AuditLine>[] = [
  { title: 'N°', figure: true, cell: ({ place }) => place },
  { title: 'Date', cell: ({ at }) => <time dateTime={new Date(at).toISOString()}>{shortMoment(at)}</time> },
  { title: 'Qui', cell: ({ who }) => whoWords(who) },
  { title: 'Action', cell: ({ verb }) => verbWords[verb] ?? verb },
  { title: 'Rubrique', cell: ({ area }) => nameOf(area) },
  {
    title: 'Résultat',
    cell: ({ result }) =>
      result === 'done' ? <State color="green" word="fait" /> : <State color="red" word="refusé" />,
  },
  {
    title: 'Quoi, et pourquoi',
    text: true,
    cell: ({ what, why, result }) => (
      <>
        <span lang={result === 'refused' ? 'en' : undefined}>{what}</span>
        {why && (
          <div className={styles.why}>
            <WhyText why={why} />
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
    <Facts
      facts={[
        ['Chaîne', <State color="green" key="state" word="intact" />],
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

/** The lines of the log, newest first, of one area or of all. */
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
