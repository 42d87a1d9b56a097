import { isSlotFilled } from '@az/shared/area';
import { accountLengths, type Member } from '@az/shared/contracts';
import { useSubmitForm } from '@az/shared/forms';
import { useNavigate } from '@az/shared/router';
import { Alert } from '@az/shared/ui/Alert';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { Group } from '@az/shared/ui/Group';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { storeHeadline } from '../../data/headline.ts';
import { EditorButton } from './EditorButton.tsx';
import { checkHeadline } from './headline.form.ts';
import { words } from './words.ts';

/** The current job of a person, or a button to add it. */
function CurrentJob({ lastJob, kind }: Member) {
  if (kind !== 'person' || !isSlotFilled('profile.experience-dialog')) return null;
  if (lastJob) {
    return (
      <Text>
        {words.job}&nbsp;: {lastJob.position.title}
      </Text>
    );
  }
  return (
    <div>
      <EditorButton given={{}} label={words.addJob} name="profile.experience-dialog" />
    </div>
  );
}

export function HeadlineStep({ member, next }: { member: Member; next: string }) {
  const navigate = useNavigate();
  const form = useSubmitForm({
    initial: { Headline: member.headline },
    fields: ['Headline'],
    check: checkHeadline,
    send: async (headline: string) => {
      await storeHeadline(headline);
      void navigate(next);
    },
  });
  const { status } = form;
  const isBusy = status.kind === 'busy';
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)}>
      <Stack gap="lg">
        <ErrorSummary errors={form.errors} />
        <TextInput
          autoComplete="organization-title"
          description={words.headlineHint}
          label={words.headline}
          maxLength={accountLengths.Headline}
          {...form.field('Headline')}
        />
        <CurrentJob {...member} />
        {status.kind === 'failed' && (
          <Alert color="red" role="alert" title={words.failed}>
            {status.error.reason}
          </Alert>
        )}
        <Group gap="md" justify="flex-end">
          <ButtonLink to={next} variant="subtle">
            {form.isDirty ? words.skip : words.next}
          </ButtonLink>
          {form.isDirty && (
            <Button loading={isBusy} type="submit">
              {words.save}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
