import { useForm } from '@az/shared/forms';
import { newKey } from '@az/shared/new-key';
import { useNavigate } from '@az/shared/router';
import { AbandonDialog } from '@az/shared/social/AbandonDialog';
import { Button } from '@az/shared/ui/Button';
import { Group } from '@az/shared/ui/Group';
import { Modal } from '@az/shared/ui/Modal';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import type { Album } from '../../data/albums.ts';
import { PhotoInput } from '../../ui/PhotoInput.tsx';
import { useAskBeforeClose } from '../../ui/use-ask-before-close.ts';
import { tabs, words } from './words.ts';

type Props = { onClose: () => void; onCreate: (album: Album) => void };

/** Makes an album of pictures on this device; nothing is sent. */
export function CreateAlbum({ onClose, onCreate }: Props) {
  const navigate = useNavigate();
  const form = useForm<{ title: string; files: File[] }>({
    initialValues: { title: '', files: [] },
    validate: {
      title: (title) => (title.trim() === '' ? words.needsTitle : null),
      files: (files) => (files.length === 0 ? words.needsPictures : null),
    },
    validateInputOnChange: false,
  });
  const closing = useAskBeforeClose(form.isDirty(), onClose);
  const create = form.onSubmit(({ title, files }) => {
    const pictures = files.map((file) => ({
      id: newKey(),
      url: URL.createObjectURL(file),
      alt: '',
      width: null,
      height: null,
    }));
    const time = new Date().toISOString();
    onCreate({ id: newKey(), title: title.trim(), tab: 'yours', pictures, comments: 0, likes: 0, time });
    onClose();
    void navigate(tabs.yours.to);
  });
  return (
    <>
      <Modal onClose={closing.ask} opened title={words.create}>
        <form noValidate onSubmit={create}>
          <Stack gap="md">
            <Text c="dimmed" size="sm">
              {words.onlyHere}
            </Text>
            <TextInput data-autofocus label="Titre" required {...form.getInputProps('title')} />
            <PhotoInput {...form.getInputProps('files')} files={form.values.files} label="Photos" multiple />
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
