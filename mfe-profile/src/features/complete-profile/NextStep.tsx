import { paths } from '@az/shared/paths';
import { Progress } from '@az/shared/ui/Progress';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import type { ProfileStep } from '../../data/profile-steps.ts';
import { words } from './words.ts';

export type NextStepProps = { next: ProfileStep; done: number; total: number };

/** A meter of the steps that are done, and a link to the next one. */
export function NextStep({ next, done, total }: NextStepProps) {
  return (
    <>
      <Progress label={words.progress(done, total)} value={(done / total) * 100} />
      <Text size="sm">{words.why[next]}</Text>
      <TextLink size="sm" to={next === 'job' ? paths.settingsJobs() : paths.settingsAccount()}>
        {words.steps[next]}
      </TextLink>
    </>
  );
}
