import { useAskBeforeClose } from '@az/shared/form-parts';
import { useCheckedForm } from '@az/shared/forms';
import { AbandonDialog } from '@az/shared/social/AbandonDialog';
import { toast } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Modal } from '@az/shared/ui/Modal';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { useRef, useState } from 'react';
import { addLocalVideo } from '../../data/local-videos.ts';
import styles from './AddVideo.module.css';
import { fields, initialVideo, videoProblems } from './video.form.ts';
import { words } from './words.ts';

/** Adds a video file of this device to the videos; nothing is sent, and the dialog says so. */
export function AddVideo({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const { form, checkAll } = useCheckedForm({
    initial: initialVideo,
    fields,
    check: videoProblems,
    focus: (field) => (field === 'file' ? button.current : form.getInputNode(field))?.focus(),
  });
  const closing = useAskBeforeClose(form.isDirty(), onClose);
  const add = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const { title, file } = form.getValues();
    // The second press of a double click hits the closing dialog, not the page behind it.
    if (!isOpen || !checkAll() || !file) return;
    addLocalVideo(title.trim(), file);
    toast({ message: words.added, duration: 4000 });
    setOpen(false);
  };
  return (
    <>
      <Modal onClose={closing.ask} onExitTransitionEnd={onClose} opened={isOpen} title={words.title}>
        <form noValidate onSubmit={add}>
          <Stack gap="md">
            <Text c="dimmed" size="sm">
              {words.onlyHere}
            </Text>
            <TextInput data-autofocus label="Titre" required {...form.getInputProps('title')} />
            <input
              accept="video/*"
              aria-label="Fichier vidéo"
              className={styles.input}
              onChange={(event) => form.setFieldValue('file', event.currentTarget.files?.[0] ?? null)}
              ref={input}
              tabIndex={-1}
              type="file"
            />
            <div>
              <Button
                aria-describedby="video-file"
                onClick={() => input.current?.click()}
                ref={button}
                variant="default"
              >
                Choisir une vidéo
              </Button>
              <p className={form.errors.file ? styles.error : styles.chosen} id="video-file">
                {form.errors.file ?? form.values.file?.name ?? 'Aucune vidéo choisie.'}
              </p>
            </div>
            <Group justify="flex-end">
              <Button type="submit">Ajouter</Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      <AbandonDialog onAbandon={onClose} onStay={closing.stay} opened={closing.isAsking} />
    </>
  );
}
