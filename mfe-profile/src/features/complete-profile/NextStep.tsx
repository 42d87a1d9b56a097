import { paths } from '@az/shared/paths';
import { Progress } from '@az/shared/ui/Progress';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useProfileSteps } from '../../data/profile-steps.ts';
import { words } from './words.ts';

/** A meter of the steps to a complete profile, and a link to the next step. Empty once the profile is complete. */
export function NextStep() {
  const steps = useProfileSteps();
  const next = steps.find(({ isDone }) => !isDone)?.step;
  if (!next) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <TitledCard isCompact title={words.title}>
      <Progress label={words.progress(done, steps.length)} value={(done / steps.length) * 100} />
      <Text size="sm">{words.why[next]}</Text>
      <TextLink size="sm" to={next === 'job' ? paths.settingsJobs() : paths.settingsAccount()}>
        {words.steps[next]}
      </TextLink>
    </TitledCard>
  );
}
