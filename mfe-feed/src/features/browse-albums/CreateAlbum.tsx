import { useAskBeforeClose } from '@az/shared/form-parts';
import { useCheckedForm } from '@az/shared/forms';
import { useNavigate } from '@az/shared/router';
import { AbandonDialog } from '@az/shared/social/AbandonDialog';
import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Modal } from '@az/shared/ui/Modal';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { useRef, useState } from 'react';
import type { Album } from '../../data/albums.ts';
import { PhotoInput } from '../../ui/PhotoInput.tsx';
import { albumProblems, fields, initialAlbum, toAlbum } from './album.form.ts';
import { tabs, words } from './words.ts';

type Props = { onClose: () => void; onCreate: (album: Album) => void };

/** Creates an album of pictures on this device; nothing is sent. */
export function CreateAlbum({ onClose, onCreate }: Props) {
  const navigate = useNavigate();
  const photos = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(true);
  const { form, checkAll } = useCheckedForm({
    initial: initialAlbum,
    fields,
    check: albumProblems,
    focus: (field) => (field === 'files' ? photos.current : form.getInputNode(field))?.focus(),
  });
  const closing = useAskBeforeClose(form.isDirty(), onClose);
  const create = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    // The second press of a double click hits the closing dialog, not the page behind it.
    if (!isOpen || !checkAll()) return;
    onCreate(toAlbum(form.getValues()));
    setOpen(false);
    void navigate(tabs.yours.to);
  };
  return (
    <>
      <Modal onClose={closing.ask} onExitTransitionEnd={onClose} opened={isOpen} title={words.create}>
        <form noValidate onSubmit={create}>
          <Stack gap="md">
            <Text c="dimmed" size="sm">
              {words.onlyHere}
            </Text>
            <TextInput data-autofocus label="Titre" required {...form.getInputProps('title')} />
            <PhotoInput
              {...form.getInputProps('files')}
              buttonRef={photos}
              files={form.values.files}
              label="Photos"
              multiple
            />
            <Group justify="flex-end">
              <Button type="submit">{words.create}</Button>
            </Group>
          </Stack>
        </form>
      </Modal>
      <AbandonDialog onAbandon={onClose} onStay={closing.stay} opened={closing.isAsking} />
    </>
  );
}
