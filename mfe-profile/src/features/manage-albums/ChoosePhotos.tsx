import type { AnnouncementImage } from '@az/shared/contracts';
import { Image } from '@az/shared/ui/Image';
import styles from './ChoosePhotos.module.css';
import { words } from './words.ts';

type Props = {
  photos: AnnouncementImage[];
  id: string;
  value: string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
};

export function ChoosePhotos({ photos, id: fieldId, value: chosen, onChange, error }: Props) {
  const errorId = `${fieldId}-error`;
  const hintId = `${fieldId}-hint`;
  return (
    <fieldset aria-describedby={error ? errorId : hintId} className={styles.photos}>
      <legend className={styles.legend}>{words.photos}</legend>
      <p className={styles.hint} id={hintId}>
        {words.photosHint}
      </p>
      <div className={styles.grid}>
        {photos.map(({ id, alt, url }, index) => (
          <label className={styles.photo} key={id}>
            <Image alt={alt} className={styles.picture} ratio={[1, 1]} src={url} />
            <input
              checked={chosen.includes(id)}
              className={styles.box}
              id={index === 0 ? fieldId : undefined}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
              type="checkbox"
            />
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.problem} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
