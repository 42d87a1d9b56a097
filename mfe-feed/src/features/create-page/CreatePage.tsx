import { isSlotFilled, Slot } from '@az/shared/area';
import { Alert } from '@az/shared/ui/Alert';
import { Anchor } from '@az/shared/ui/Anchor';
import { Button } from '@az/shared/ui/Button';
import { Card } from '@az/shared/ui/Card';
import { Group } from '@az/shared/ui/Group';
import { Page } from '@az/shared/ui/Page';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { useRef, useState } from 'react';
import { AskDialog } from '../../ui/AskDialog.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.ts';
import styles from './CreatePage.module.css';
import { PageFields } from './PageFields.tsx';
import { PagePreview } from './PagePreview.tsx';
import { type PageForm, usePageForm } from './use-page-form.ts';
import { words } from './words.ts';

function Summary({ errors, focusField }: Pick<PageForm, 'errors' | 'focusField'>) {
  if (errors.length === 0) return null;
  const title =
    errors.length === 1 ? 'Une information est à corriger' : `${errors.length} informations sont à corriger`;
  return (
    <Alert color="red" role="group" title={title}>
      <ul className={styles.summary}>
        {errors.map(({ field, sentence }) => (
          <li key={field}>
            <Anchor
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(field);
              }}
              size="sm"
            >
              {sentence}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** Makes a page for an organisation, as an example on this device; an organisation of the network is added by its dialog. */
export function CreatePage() {
  const state = usePageForm();
  const [isAdding, setAdding] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const guard = useLeaveGuard(state.isDirty, state.image.length > 0);
  const { errors, page } = state;
  return (
    <>
      <Page heading={words.title} title={errors.length > 0 ? `Erreur\u00a0: ${words.title}` : words.title} />
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
          <form noValidate onSubmit={state.submit} ref={state.place}>
            <Stack gap="md">
              <Summary errors={errors} focusField={state.focusField} />
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
        <AskDialog
          choices={[
            { label: 'Rester', onChoose: guard.stay },
            { label: 'Quitter', isDanger: true, onChoose: guard.leave },
          ]}
          onClose={guard.stay}
          title={words.leave}
        >
          {words.leaveText}
        </AskDialog>
      )}
    </>
  );
}
