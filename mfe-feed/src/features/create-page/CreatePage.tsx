import { isSlotFilled, Slot } from '@az/shared/area';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { Group } from '@az/shared/ui/Group';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useRef, useState } from 'react';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import { PageFields } from './PageFields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { usePageForm } from './use-page-form.ts';
import { words } from './words.ts';

/** Creates an example page for an organisation on this device; a company of the network is added with its dialog. */
export function CreatePage() {
  const state = usePageForm();
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const guard = useLeaveGuard(state.isDirty, state.image.length > 0);
  const { errors, page } = state;
  return (
    <>
      <Page title={words.title} />
      <Text>{words.intro}</Text>
      {isSlotFilled('profile.company-dialog') && (
        <Group>
          <Text>{words.orCompany}</Text>
          <Button aria-haspopup="dialog" onClick={() => setAdding(true)} ref={button} variant="default">
            {words.company}
          </Button>
        </Group>
      )}
      {page ? (
        <PagePreview image={state.image[0]} onEdit={state.edit} page={page} />
      ) : (
        <Card>
          <form noValidate onSubmit={state.submit}>
            <Stack gap="md">
              <ErrorSummary errors={errors} />
              <PageFields state={state} />
              <Group justify="flex-end">
                <Button type="submit">{words.submit}</Button>
              </Group>
            </Stack>
          </form>
        </Card>
      )}
      {isAdding && (
        <Slot
          name="profile.company-dialog"
          props={{
            onClose: () => {
              setAdding(false);
              button.current?.focus();
            },
          }}
        />
      )}
      {guard.isAsking && (
        <ConfirmDialog
          action="Quitter"
          cancel="Rester"
          isDanger
          onCancel={guard.stay}
          onConfirm={guard.leave}
          opened
          question={words.leave}
        >
          {words.leaveText}
        </ConfirmDialog>
      )}
    </>
  );
}
