import { useSubmitForm } from '@az/shared/forms';
import { FormDialog } from '@az/shared/social/FormDialog';
import { toast } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { TextInput } from '@az/shared/ui/TextInput';
import { useRef } from 'react';
import { addLocalVideo } from '../../data/local-videos.ts';
import styles from './AddVideo.module.css';
import { checkVideo, fields, initialVideo } from './video.form.ts';
import { words } from './words.ts';

/** Adds a video file of this device to the videos; nothing is sent, and the dialog says so. */
export function AddVideo({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const form = useSubmitForm({
    initial: initialVideo,
    fields,
    check: checkVideo,
    send: ({ title, file }) => {
      addLocalVideo(title, file);
      toast({ message: words.added, duration: 4000 });
    },
  });
  const file = form.field('file');
  return (
    <FormDialog
      form={form}
      labels={{ submit: 'Ajouter' }}
      note={words.onlyHere}
      onClose={onClose}
      title={words.title}
    >
      <TextInput data-autofocus label="Titre" required {...form.field('title')} />
      <input
        accept="video/*"
        aria-label="Fichier vidéo"
        className={styles.input}
        onChange={(event) => file.onChange(event.currentTarget.files?.[0] ?? null)}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <div>
        <Button
          aria-describedby="video-file"
          id={file.id}
          onClick={() => input.current?.click()}
          variant="default"
        >
          Choisir une vidéo
        </Button>
        <p className={file.error ? styles.error : styles.chosen} id="video-file">
          {file.error ?? file.value?.name ?? 'Aucune vidéo choisie.'}
        </p>
      </div>
    </FormDialog>
  );
}
