import { useAskBeforeClose } from '@az/shared/form-parts';
import { useCheckedForm } from '@az/shared/forms';
import { AbandonDialog } from '@az/shared/social/AbandonDialog';
import { Button } from '@az/shared/ui/Button';
import { Modal } from '@az/shared/ui/Modal';
import { Text } from '@az/shared/ui/Text';
import { TextInput } from '@az/shared/ui/TextInput';
import { useRef } from 'react';
import type { Album } from '../../data/albums.ts';
import { useSamples } from '../../data/use-samples.ts';
import { albumProblems, fields, initialAlbum, toAlbum } from './album.form.ts';
import { ChoosePhotos } from './ChoosePhotos.tsx';
import styles from './CreateAlbum.module.css';
import { words } from './words.ts';

type Props = { opened: boolean; onClose: () => void; onCreate: (album: Album) => void };

let albums = 0;

/**
 * Creates an album of the member's photos, which lasts as long as the page. Input is only discarded after a
 * confirmation.
 */
export function CreateAlbum({ opened, onClose, onCreate }: Props) {
  const photos = useSamples('photos').items ?? [];
  const title = useRef<HTMLInputElement>(null);
  const { form, checkAll, restart } = useCheckedForm({
    initial: initialAlbum,
    fields,
    check: albumProblems,
    focus: (field) =>
      (field === 'title'
        ? title.current
        : document.querySelector<HTMLElement>('#album-photos input')
      )?.focus(),
  });
  const close = () => {
    closing.stay();
    restart(initialAlbum);
    onClose();
  };
  const closing = useAskBeforeClose(form.isDirty(), close);
  const create = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    // The second press of a double click hits the closing dialog.
    if (!opened || !checkAll()) return;
    albums += 1;
    onCreate(toAlbum(form.getValues(), photos, `local-album-${albums}`));
    close();
  };
  return (
    <Modal onClose={closing.ask} opened={opened} title={words.create}>
      <form className={styles.form} noValidate onSubmit={create}>
        <TextInput
          data-autofocus
          label={words.title}
          name="title"
          required
          {...form.getInputProps('title')}
          ref={title}
        />
        <ChoosePhotos
          chosen={form.values.photoIds}
          error={form.errors.photoIds}
          onChange={(ids) => form.setFieldValue('photoIds', ids)}
          photos={photos}
        />
        <Text c="dimmed" size="sm">
          {words.localNote}
        </Text>
        <div className={styles.buttons}>
          <Button onClick={closing.ask} variant="default">
            {words.cancel}
          </Button>
          <Button type="submit">{words.create}</Button>
        </div>
      </form>
      <AbandonDialog onAbandon={close} onStay={closing.stay} opened={closing.isAsking} />
    </Modal>
  );
}
