import { checked, useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { TextInput } from '@az/shared/ui/TextInput';
import type { Album } from '../../data/albums.ts';
import { usePicturesOf } from '../../data/relations.ts';
import { albumProblems, fields, initialAlbum, toAlbum } from './album.form.ts';
import { ChoosePhotos } from './ChoosePhotos.tsx';
import { words } from './words.ts';

type Props = { memberId: string; onClose: () => void; onCreate: (album: Album) => void };

let albums = 0;

/** Creates an album of the member's photos, which lasts as long as the page. */
export function CreateAlbum({ memberId, onClose, onCreate }: Props) {
  const photos = usePicturesOf(memberId).items ?? [];
  const form = useSubmitForm({
    initial: initialAlbum,
    fields,
    check: (values) => checked(albumProblems(values), () => values),
    send: (values) => {
      albums += 1;
      onCreate(toAlbum(values, photos, `local-album-${albums}`));
    },
  });
  return (
    <FormDialog
      form={form}
      labels={{ submit: words.create }}
      note={words.localNote}
      onClose={onClose}
      title={words.create}
    >
      <TextInput data-autofocus label={words.title} required {...form.field('title')} />
      <ChoosePhotos photos={photos} {...form.field('photoIds')} />
    </FormDialog>
  );
}
