import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconArrowLeft } from '@az/shared/ui/icons';
import { IconZoomIn, IconZoomOut } from '@az/shared/ui/more-icons';
import { useId } from 'react';
import styles from './EditPicture.module.css';
import { type Crop, zooms } from './use-crop.ts';
import { editorWords } from './words.ts';

const directions = [
  { name: 'left', across: -1, down: 0 },
  { name: 'up', across: 0, down: -1 },
  { name: 'down', across: 0, down: 1 },
  { name: 'right', across: 1, down: 0 },
] as const;

/** Moves and zooms without dragging (WCAG 2.5.7). */
export function CropTools({ crop, disabled }: { crop: Crop; disabled: boolean }) {
  const id = useId();
  return (
    <div className={styles.tools}>
      <div className={styles.zoom}>
        <ActionIcon
          aria-label={editorWords.zoomOut}
          disabled={disabled || crop.zoom <= zooms.min}
          onClick={() => crop.zoomBy(-1)}
          size={36}
          variant="default"
        >
          <IconZoomOut size={20} />
        </ActionIcon>
        <label className={styles.zoomLabel} htmlFor={id}>
          {editorWords.zoom}
        </label>
        <input
          aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
          className={styles.range}
          disabled={disabled}
          id={id}
          max={zooms.max}
          min={zooms.min}
          onChange={(event) => crop.zoomTo(Number(event.currentTarget.value))}
          step={0.05}
          type="range"
          value={crop.zoom}
        />
        <ActionIcon
          aria-label={editorWords.zoomIn}
          disabled={disabled || crop.zoom >= zooms.max}
          onClick={() => crop.zoomBy(1)}
          size={36}
          variant="default"
        >
          <IconZoomIn size={20} />
        </ActionIcon>
      </div>
      <div className={styles.moves}>
        {directions.map(({ name, across, down }) => (
          <ActionIcon
            aria-label={editorWords[name]}
            className={styles[name]}
            disabled={disabled}
            key={name}
            onClick={() => crop.move(across, down)}
            size={36}
            variant="default"
          >
            <IconArrowLeft size={20} />
          </ActionIcon>
        ))}
      </div>
    </div>
  );
}
