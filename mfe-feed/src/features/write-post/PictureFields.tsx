import { maxAnnouncementImages, pictureTypes } from '@az/shared/contracts';
import { useFileDrop } from '@az/shared/file-drop';
import { Button } from '@az/shared/ui/Button';
import { IconPhoto } from '@az/shared/ui/icons';
import { TextInput } from '@az/shared/ui/TextInput';
import { type ChangeEvent, useRef } from 'react';
import styles from './PictureFields.module.css';
import type { Pictures } from './use-pictures.ts';

type Props = { pictures: Pictures; isFirst: boolean; isDisabled: boolean };

/** The pictures of a post. They can be chosen, and dropped or pasted anywhere in the dialog. */
export function PictureFields({
  pictures: { pictures, problems, preparing, add, describe, remove },
  isFirst,
  isDisabled,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(
    () => fields.current?.closest('[role="dialog"]'),
    (files) => {
      if (!isDisabled) void add(files);
    },
  );
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void add([...(event.currentTarget.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.currentTarget.value = '';
  };
  return (
    <div className={isOver ? `${styles.fields} ${styles.over}` : styles.fields} ref={fields}>
      <ul className={styles.list}>
        {pictures.map(({ id, url, alt, file }, index) => (
          <li className={styles.picture} key={id}>
            <img alt="" className={styles.preview} height={96} src={url} width={128} />
            <div className={styles.text}>
              <TextInput
                description={file.name}
                disabled={isDisabled}
                label={`Description de l’image ${index + 1}`}
                onChange={(event) => describe(id, event.currentTarget.value)}
                placeholder="Ce que l’on y voit, pour qui ne la voit pas"
                value={alt}
              />
              <Button
                disabled={isDisabled}
                onClick={() => {
                  remove(id);
                  button.current?.focus();
                }}
                size="sm"
                variant="subtle"
              >
                Retirer l’image {index + 1}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.preparing} role="status">
        {preparing}
      </p>
      {problems.length > 0 && (
        <div className={styles.problem} role="alert">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <input
        accept={pictureTypes}
        aria-label="Images à ajouter"
        className={styles.input}
        multiple
        onChange={choose}
        ref={input}
        tabIndex={-1}
        type="file"
      />
      <Button
        data-autofocus={isFirst || undefined}
        // Not `disabled`: this button has the focus, and a disabled button would lose it.
        aria-disabled={preparing !== null}
        disabled={isDisabled || pictures.length >= maxAnnouncementImages}
        leftSection={<IconPhoto size={18} />}
        onClick={() => preparing === null && input.current?.click()}
        ref={button}
        variant="default"
      >
        Ajouter des images
      </Button>
    </div>
  );
}
