import type { HealthMinute } from '../data/reply-types.ts';
import { cohortLabels } from '../labels.ts';

const minuteMs = 60_000;
export const spanMs = 60 * minuteMs;

export type Point = { at: number; value: number | null };

export type Series = {
  key: string;
  label: string;
  cohort: HealthMinute['cohort'];
  /** The cohort whose colour the line has. For the stable version this is `stable` even outside rollouts. */
  color: HealthMinute['cohort'];
  points: Point[];
};

export type Measure = {
  title: string;
  unit: string;
  of: (minute: HealthMinute) => number | null;
  /** The value of a minute without any report; null leaves a gap. */
  empty: number | null;
};

export const measures: Measure[] = [
  { title: 'Chargements par minute', unit: 'par minute', of: ({ loads }) => loads, empty: 0 },
  { title: 'Échecs par minute', unit: 'par minute', of: ({ failures }) => failures, empty: 0 },
  {
    title: 'Temps de chargement, 75ᵉ centile',
    unit: 'ms',
    of: ({ loadMs }) => loadMs,
    empty: null,
  },
];

const order: HealthMinute['cohort'][] = ['stable', 'canary', 'none'];

function pointsOf(minutes: HealthMinute[], { of, empty }: Measure): Point[] {
  const known = new Map(minutes.map((minute) => [Date.parse(minute.at), of(minute)]));
  const times = [...known.keys()];
  const points: Point[] = [];
  for (let at = Math.min(...times); at <= Math.max(...times); at += minuteMs)
    points.push({ at, value: known.has(at) ? (known.get(at) ?? null) : empty });
  return points;
}

/** A line for each version and cohort, the cohort `stable` first. `stable` is the present stable version. */
export function seriesOf(minutes: HealthMinute[], measure: Measure, stable: string | null): Series[] {
  const keyOf = ({ version, cohort }: HealthMinute) => `${version} ${cohort}`;
  const first = new Map(minutes.map((minute) => [keyOf(minute), minute]));
  return [...first]
    .map(([key, { version, cohort }]) => {
      const own = minutes.filter((minute) => keyOf(minute) === key);
      const color = cohort === 'none' && version === stable ? 'stable' : cohort;
      const label = `${version}, ${cohortLabels[cohort]}`;
      return { key, label, cohort, color, points: pointsOf(own, measure) };
    })
    .sort((a, b) => order.indexOf(a.cohort) - order.indexOf(b.cohort) || a.key.localeCompare(b.key));
}

/** The smallest of 1, 2, 4, 6, 8, 10, 20, 40 … that is at least `most`. */
export function niceTop(most: number): number {
  if (most <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 4, 6, 8, 10].find((factor) => factor * power >= most) ?? 10) * power;
}

/** The segments of a line between its gaps. */
export function runsOf(points: Point[]): { at: number; value: number }[][] {
  const runs: { at: number; value: number }[][] = [[]];
  for (const { at, value } of points) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ at, value });
  }
  return runs.filter((run) => run.length > 0);
}
