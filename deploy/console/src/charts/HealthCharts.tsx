import { Text } from '@az/shared/ui/Text';
import { useState } from 'react';
import type { HealthMinute } from '../data/reply-types.ts';
import { fullNumber, minuteTime } from '../format.ts';
import { cohortLabels } from '../labels.ts';
import { DataTable } from '../ui/DataTable.tsx';
import styles from './LineChart.module.css';
import { LineChart } from './LineChart.tsx';
import { Marker } from './Marker.tsx';
import { type Measure, measures, type Series, seriesOf } from './series.ts';

function Legend({ series }: { series: Series[] }) {
  return (
    <ul aria-label="Légende" className={styles.legend}>
      {series.map(({ key, label, cohort, color }, index) => (
        <li className={styles[color]} data-cohort={cohort} key={key}>
          <svg aria-hidden="true" viewBox="0 0 36 14">
            <path className={styles.line} d="M0 7H28" />
            <Marker index={index} x={30} y={7} />
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

/** The values of a chart; rendered only when opened, because the table is long. */
function Values({ measure: { title, unit, of }, minutes }: { measure: Measure; minutes: HealthMinute[] }) {
  const [isOpen, setOpen] = useState(false);
  const rows = [...minutes].reverse();
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Tableau des valeurs</summary>
      {isOpen && (
        <DataTable
          caption={title}
          columns={[
            { title: 'Minute', cell: ({ at }) => minuteTime(at) },
            { title: 'Version', cell: ({ version }) => version },
            { title: 'Groupe', cell: ({ cohort }) => cohortLabels[cohort] },
            {
              title: unit === 'ms' ? 'Millisecondes' : 'Nombre',
              figure: true,
              cell: (minute) => {
                const value = of(minute);
                return value === null ? '–' : fullNumber(value);
              },
            },
          ]}
          keyOf={({ at, version, cohort }) => `${at} ${version} ${cohort}`}
          rows={rows}
          short
        />
      )}
    </details>
  );
}

/** How many of the loads and failures are unverified: reported by browsers without a session. */
function Unverified({ minutes }: { minutes: HealthMinute[] }) {
  const sum = (what: 'loads' | 'failures') =>
    fullNumber(minutes.reduce((total, { unverified }) => total + unverified[what], 0));
  return (
    <Text c="dimmed" size="sm">
      Non vérifiés, car signalés sans qu’un membre soit connecté&#8239;: {sum('loads')} (chargements),{' '}
      {sum('failures')} (échecs).
    </Text>
  );
}
type Props = { minutes: HealthMinute[]; now: number; stable: string | null };

export function HealthCharts({ minutes, now, stable }: Props) {
  if (minutes.length === 0) return <Text c="dimmed">Pas encore de mesures dans la dernière heure.</Text>;
  // The clock of the origin may be ahead of the browser's.
  const end = Math.max(now, ...minutes.map(({ at }) => Date.parse(at)));
  return (
    <>
      <Legend series={seriesOf(minutes, measures[0] as Measure, stable)} />
      <Unverified minutes={minutes} />
      <div className={styles.charts}>
        {measures.map((measure) => (
          <div className={styles.one} key={measure.title}>
            <h3>{measure.title}</h3>
            <LineChart
              end={end}
              series={seriesOf(minutes, measure, stable)}
              title={measure.title}
              unit={measure.unit}
            />
            <Values measure={measure} minutes={minutes} />
          </div>
        ))}
      </div>
    </>
  );
}
