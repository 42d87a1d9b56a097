import type { HealthMinute } from '../data/answers.ts';
import { cohortWords } from '../words.ts';
import { State } from './State.tsx';

/** Colour of each cohort in badges; charts and bars have the same ones (`Frame.module.css`). */
export const cohortColors: Record<HealthMinute['cohort'], string> = {
  stable: 'lagon',
  canary: 'yellow',
  none: 'gray',
};

/** The cohort as a badge. */
export function CohortMark({ cohort }: { cohort: HealthMinute['cohort'] }) {
  return <State color={cohortColors[cohort]} word={cohortWords[cohort]} />;
}
