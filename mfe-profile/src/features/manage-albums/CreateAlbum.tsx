import { checked, useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { TextInput } from '@az/shared/ui/TextInput';
import type { Album } from '../../data/albums.ts';
import { useSamples } from '../../data/use-samples.ts';
import { albumProblems, fields, initialAlbum, toAlbum } from './album.form.ts';
import { ChoosePhotos } from './ChoosePhotos.tsx';
import { words } from './words.ts';

type Props = { onClose: () => void; onCreate: (album: Album) => void };

let albums = 0;

/** Creates an album of the member's photos, which lasts as long as the page. */
export function CreateAlbum({ onClose, onCreate }: Props) {
  const photos = useSamples('photos').items ?? [];
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
