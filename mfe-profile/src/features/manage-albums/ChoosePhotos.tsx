import { Image } from '@az/shared/ui/Image';
import type { ReactNode } from 'react';
import type { Photo } from '../../data/photos.ts';
import styles from './CreateAlbum.module.css';
import { words } from './words.ts';

type Props = {
  photos: Photo[];
  chosen: string[];
  onChange: (ids: string[]) => void;
  error: ReactNode;
};

/** The member's photos, each with a checkbox. */
export function ChoosePhotos({ photos, chosen, onChange, error }: Props) {
  return (
    <fieldset
      aria-describedby={error ? 'album-photos-error' : 'album-photos-hint'}
      className={styles.photos}
      id="album-photos"
    >
      <legend className={styles.legend}>{words.photos}</legend>
      <p className={styles.hint} id="album-photos-hint">
        {words.photosHint}
      </p>
      <div className={styles.grid}>
        {photos.map(({ id, alt, url }) => (
          <label className={styles.photo} key={id}>
            <Image alt={alt} className={styles.picture} ratio={[1, 1]} src={url} />
            <input
              checked={chosen.includes(id)}
              className={styles.box}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
              type="checkbox"
            />
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.problem} id="album-photos-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
