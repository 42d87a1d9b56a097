import { useId } from 'react';
import { fullNumber, minuteTime } from '../format.ts';
import styles from './LineChart.module.css';
import { Marker } from './Marker.tsx';
import { niceTop, runsOf, type Series, spanMs } from './series.ts';

const [width, height] = [360, 190];
const anchors = ['start', 'middle', 'middle', 'middle', 'end'] as const;
const box = { left: 40, right: 350, top: 10, bottom: 164 };

type Props = {
  title: string;
  unit: string;
  series: Series[];
  /** Time at the right end of the axis, which begins an hour earlier. */
  end: number;
};

const mostOf = (series: Series[]): number =>
  Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value ?? 0)));

function textOf(series: Series[], unit: string): string {
  return series
    .map(({ label, points }) => {
      const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
      if (values.length === 0) return `${label}\u202f: aucune mesure`;
      const [last, most] = [values.at(-1) ?? 0, Math.max(...values)];
      return `${label}\u202f: dernier ${fullNumber(last)} ${unit}, au plus ${fullNumber(most)}`;
    })
    .join('. ');
}

/** Lines over the last hour. They differ by dashes and by the marker at their end, not by colour alone. */
export function LineChart({ title, unit, series, end }: Props) {
  const id = useId();
  const top = niceTop(mostOf(series));
  const x = (at: number) => box.left + ((at - (end - spanMs)) / spanMs) * (box.right - box.left);
  const y = (value: number) => box.bottom - (value / top) * (box.bottom - box.top);
  const times = [0, 1, 2, 3, 4].map((part) => end - spanMs + (part / 4) * spanMs);
  return (
    <svg
      aria-describedby={`${id}d`}
      aria-labelledby={`${id}t`}
      className={styles.chart}
      role="img"
      viewBox={`0 0 ${width} ${height}`}
    >
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{textOf(series, unit)}</desc>
      <g className={styles.grid}>
        {(top === 1 ? [0, 1] : [0, 0.5, 1]).map((part) => (
          <g key={part}>
            <path d={`M${box.left} ${y(top * part)}H${box.right}`} />
            <text textAnchor="end" x={box.left - 6} y={y(top * part) + 4}>
              {fullNumber(top * part)}
            </text>
          </g>
        ))}
        {times.map((at, index) => (
          <text key={at} textAnchor={anchors[index]} x={x(at)} y={182}>
            {minuteTime(at)}
          </text>
        ))}
      </g>
      {series.map(({ key, cohort, color, points }, index) => (
        <g className={styles[color]} data-cohort={cohort} key={key}>
          {runsOf(points.filter(({ at }) => at >= end - spanMs)).map((run) => {
            const last = run.at(-1) as { at: number; value: number };
            return (
              <g key={last.at}>
                <path
                  className={styles.line}
                  d={`M${run.map(({ at, value }) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
                />
                <Marker index={index} x={x(last.at)} y={y(last.value)} />
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}
