import { useEffect, useRef } from 'react';
import styles from './EditPicture.module.css';
import { type Area, preview } from './render-crop.ts';

type Props = { image: HTMLImageElement; area: Area | null; aspect: number; label: string };

/** Preview of the cropped picture. */
export function CropPreview({ image, area, aspect, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && area) preview(image, area, canvas.current);
  }, [image, area]);
  const isRound = aspect === 1;
  return (
    <canvas
      aria-label={label}
      className={isRound ? styles.roundPreview : styles.widePreview}
      height={isRound ? 240 : 480 / aspect}
      ref={canvas}
      role="img"
      width={isRound ? 240 : 480}
    />
  );
}
