import { isSlotFilled, Slot } from '@az/shared/area';
import { checked, useLeaveGuard, useSubmitForm } from '@az/shared/forms';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { ErrorSummary } from '@az/shared/ui/ErrorSummary';
import { Group } from '@az/shared/ui/Group';
import { Page } from '@az/shared/ui/Page';
import { RestoredNotice } from '@az/shared/ui/RestoredNotice';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useRef, useState } from 'react';
import { PageFields } from './PageFields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { fieldOrder, initialValues, type PageValues, pageProblems, toPage } from './page.form.ts';
import { words } from './words.ts';

/** Creates an example page for an organisation on this device. A separate dialog adds companies to the network. */
export function CreatePage() {
  const [page, setPage] = useState<PageValues | null>(null);
  const [image, setImage] = useState<File[]>([]);
  const form = useSubmitForm({
    initial: initialValues,
    fields: fieldOrder,
    check: (values) => checked(pageProblems(values), () => toPage(values)),
    send: (created) => setPage(created),
    onSent: () => ({ message: '' }),
    draft: { key: 'create-page' },
  });
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const guard = useLeaveGuard(page === null && form.isDirty, image.length > 0);
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
        <PagePreview image={image[0]} onEdit={() => setPage(null)} page={page} />
      ) : (
        <Card>
          <form noValidate onSubmit={(event) => void form.submit(event)}>
            <Stack gap="md">
              {form.isRestored && <RestoredNotice onStartOver={form.startOver} />}
              <ErrorSummary errors={form.errors} />
              <PageFields form={form} image={image} onImageChange={setImage} />
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
