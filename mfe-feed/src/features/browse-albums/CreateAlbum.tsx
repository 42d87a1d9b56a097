import { checked, useSubmitForm } from '@az/shared/forms';
import { useNavigate } from '@az/shared/router';
import { FormDialog } from '@az/shared/social/FormDialog';
import { TextInput } from '@az/shared/ui/TextInput';
import type { Album } from '../../data/albums.ts';
import { PhotoInput } from '../../ui/PhotoInput.tsx';
import { albumProblems, fields, initialAlbum, toAlbum } from './album.form.ts';
import { tabs, words } from './words.ts';

type Props = { onClose: () => void; onCreate: (album: Album) => void };

/** Creates an album of pictures on this device; nothing is sent. */
export function CreateAlbum({ onClose, onCreate }: Props) {
  const navigate = useNavigate();
  const form = useSubmitForm({
    initial: initialAlbum,
    fields,
    check: (values) => checked(albumProblems(values), () => values),
    send: (values) => {
      onCreate(toAlbum(values));
      void navigate(tabs.yours.to);
    },
  });
  return (
    <FormDialog
      form={form}
      labels={{ submit: words.create }}
      note={words.onlyHere}
      onClose={onClose}
      title={words.create}
    >
      <TextInput data-autofocus label="Titre" required {...form.field('title')} />
      <PhotoInput label="Photos" multiple {...form.field('files')} />
    </FormDialog>
  );
}
