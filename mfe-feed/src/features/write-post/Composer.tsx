import { useCapability } from '@az/shared/api';
import { isSendKey } from '@az/shared/keyboard';
import { Mentions } from '@az/shared/social/CommentBox';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Modal } from '@az/shared/ui/Modal';
import { NativeSelect } from '@az/shared/ui/NativeSelect';
import { Progress } from '@az/shared/ui/Progress';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { Textarea } from '@az/shared/ui/Textarea';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { readAudience } from '../../ui/audiences.ts';
import { AudienceMenu } from './AudienceMenu.tsx';
import styles from './Composer.module.css';
import { words } from './composer-words.ts';
import { DraftStatus } from './DraftStatus.tsx';
import { PictureFields } from './PictureFields.tsx';
import { moods } from './post.form.ts';
import { useComposer } from './use-composer.ts';
import { useLeaving } from './use-leaving.ts';
import type { PostDraft } from './use-post-draft.ts';

export type ComposerStart = 'text' | 'pictures' | 'mood';

type Props = { draft: PostDraft; start: ComposerStart; onClose: () => void };

/** Writes a post: the button or Ctrl/Cmd + Enter publishes it. */
export function Composer({ draft, start, onClose }: Props) {
  const hasAudiences = useCapability('network') === true;
  // On a server without audiences the choice is not shown, and a stored one is ignored.
  const audience = hasAudiences ? readAudience(draft.audience) : 'members';
  const { state, send, sendAnyway, stay, cancel, edited } = useComposer(draft, audience, onClose);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSending = state.status === 'sending';
  const hasPictures = draft.pictures.pictures.length > 0;
  const leaving = useLeaving({ isDirty: !draft.isEmpty, isLosable: hasPictures, isBusy: isSending, onClose });

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    // Moves the focus away from the pressed button, which is disabled while the post is being sent.
    field.current?.focus();
    void send();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    submit();
  };
  return (
    <>
      <Modal onClose={leaving.ask} opened size="lg" title={words.title}>
        <form aria-busy={isSending} noValidate onKeyDown={sendOnEnter} onSubmit={submit}>
          <Stack gap="md">
            {hasAudiences ? (
              <AudienceMenu isDisabled={isSending} onChange={draft.writeAudience} value={audience} />
            ) : (
              <Text c="dimmed" size="sm">
                {words.audience}
              </Text>
            )}
            <Textarea
              data-autofocus={start === 'text' || undefined}
              error={state.status === 'refused' && state.problem}
              label="Votre publication"
              maxRows={14}
              minRows={4}
              name="post"
              onChange={(event) => {
                draft.writeText(event.currentTarget.value);
                edited();
              }}
              readOnly={isSending}
              ref={field}
              value={draft.text}
            />
            <Mentions field={field} />
            <PictureFields isDisabled={isSending} isFirst={start === 'pictures'} pictures={draft.pictures} />
            <NativeSelect
              data={[{ value: '', label: 'Aucune' }, ...moods]}
              data-autofocus={start === 'mood' || undefined}
              disabled={isSending}
              label="Humeur"
              onChange={(event) => draft.writeMood(event.currentTarget.value)}
              value={draft.mood}
            />
            {state.status === 'sending' && hasPictures && (
              <Progress label={words.sendingImages} value={state.part * 100} />
            )}
            {state.status === 'failed' && (
              <p className={styles.failed} role="alert">
                {state.sentence}
              </p>
            )}
            <Group justify="space-between">
              <DraftStatus isSending={isSending} text={draft.text} />
              <Group gap="sm">
                {isSending && (
                  <Button onClick={cancel} variant="default">
                    Annuler l’envoi
                  </Button>
                )}
                <Button disabled={draft.pictures.preparing !== null} loading={isSending} type="submit">
                  {state.status === 'failed' ? 'Réessayer' : words.publish}
                </Button>
              </Group>
            </Group>
          </Stack>
        </form>
      </Modal>
      {state.status === 'asking' && (
        <ConfirmDialog
          action={words.publishAnyway}
          cancel={words.changePictures}
          onCancel={stay}
          onConfirm={() => void sendAnyway()}
          opened
          question={words.askAnyway}
        >
          {state.problems.map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </ConfirmDialog>
      )}
      {leaving.isAsking && (
        <ConfirmDialog
          action="Supprimer"
          cancel="Garder le brouillon"
          isDanger
          onCancel={leaving.leave}
          onConfirm={() => {
            draft.discard();
            leaving.leave();
          }}
          onDismiss={leaving.stay}
          opened
          question={words.keepDraft}
        >
          {hasPictures ? words.picturesAreLost : words.textIsKept}
        </ConfirmDialog>
      )}
    </>
  );
}
