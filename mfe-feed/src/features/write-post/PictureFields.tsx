import { maxAnnouncementImages } from '@az/shared/contracts';
import { Button } from '@az/shared/ui/Button';
import { IconPhoto } from '@az/shared/ui/icons';
import { TextInput } from '@az/shared/ui/TextInput';
import { type ChangeEvent, useRef } from 'react';
import styles from './PictureFields.module.css';
import { acceptedTypes } from './post.form.ts';
import type { Pictures } from './use-pictures.ts';

type Props = { pictures: Pictures; isFirst: boolean; isDisabled: boolean };

/** The pictures of a post: each with a preview and a field for its description. */
export function PictureFields({
  pictures: { pictures, problem, add, describe, remove },
  isFirst,
  isDisabled,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    add([...(event.currentTarget.files ?? [])]);
    // The same file may be chosen again after it was removed.
    event.currentTarget.value = '';
  };
  return (
    <div className={styles.fields}>
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
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <input
        accept={acceptedTypes}
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
        disabled={isDisabled || pictures.length >= maxAnnouncementImages}
        leftSection={<IconPhoto size={18} />}
        onClick={() => input.current?.click()}
        ref={button}
        variant="default"
      >
        Ajouter des images
      </Button>
    </div>
  );
}
