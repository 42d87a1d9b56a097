import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { Navigate, useSearchParams } from '@az/shared/router';
import { SuggestedPeople } from '@az/shared/social/SuggestedPeople';
import { ButtonLink } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { Group } from '@az/shared/ui/Group';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useLayoutEffect, useRef } from 'react';
import { HeadlineStep } from './HeadlineStep.tsx';
import { PictureStep } from './PictureStep.tsx';
import { useFirstSteps } from './use-first-steps.ts';
import { words } from './words.ts';

/** Focuses the heading of the next step. The shell only does so when the path changes, not only the query. */
function useFocusOnStep(step: string): void {
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current !== step) document.getElementById('titre')?.focus();
    shown.current = step;
  }, [step]);
}

const peopleCount = 6;

/** What a new member can do first. The step in the URL is shown; each step can be skipped. */
export function TakeFirstSteps() {
  const { member } = useAuthContext();
  const [search] = useSearchParams();
  const steps = useFirstSteps();
  useFocusOnStep(search.get('step') ?? '1');
  if (!member || !steps) return null;
  const at = Math.min(Math.max(1, Math.trunc(Number(search.get('step'))) || 1), steps.length);
  const step = steps[at - 1];
  if (!step) return <Navigate replace to={paths.feedHome()} />;
  const next = at < steps.length ? paths.firstSteps(at + 1) : paths.feedHome();
  return (
    <Card component="section" padding="xl">
      <Stack gap="lg">
        <div>
          <Text c="dimmed" size="sm">
            {words.position(at, steps.length)}
          </Text>
          <Page heading={words.titles[step]} title={`${words.page} (${at}/${steps.length})`} />
        </div>
        <Text>{words.why[step]}</Text>
        {step === 'picture' && <PictureStep member={member} next={next} />}
        {step === 'headline' && <HeadlineStep member={member} next={next} />}
        {step === 'people' && (
          <>
            <SuggestedPeople count={peopleCount} />
            <Group justify="flex-end">
              <ButtonLink to={next}>{words.end}</ButtonLink>
            </Group>
          </>
        )}
      </Stack>
    </Card>
  );
}
