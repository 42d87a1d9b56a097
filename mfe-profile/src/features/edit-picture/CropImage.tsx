import type { PictureKind } from '@az/shared/pictures';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { CropTools } from './CropTools.tsx';
import styles from './EditPicture.module.css';
import { shapes } from './picture-rules.ts';
import type { ReadImage } from './read-image.ts';
import { type Area, preview } from './render-crop.ts';
import { type Crop, zooms } from './use-crop.ts';
import { editorWords, words } from './words.ts';

type CropPreviewProps = { image: HTMLImageElement; area: Area | null; aspect: number; label: string };

function CropPreview({ image, area, aspect, label }: CropPreviewProps) {
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

type Props = { kind: PictureKind; read: ReadImage; crop: Crop; disabled: boolean };

const adjustments: Record<string, ((crop: Crop) => void) | undefined> = {
  '+': (crop) => crop.zoomBy(1),
  '=': (crop) => crop.zoomBy(1),
  '-': (crop) => crop.zoomBy(-1),
  ArrowUp: (crop) => crop.move(0, -1),
  ArrowDown: (crop) => crop.move(0, 1),
  ArrowLeft: (crop) => crop.move(-1, 0),
  ArrowRight: (crop) => crop.move(1, 0),
};

/** The image in its crop frame, moved and zoomed by pointer, wheel, keyboard and buttons. */
export function CropImage({ kind, read, crop, disabled }: Props) {
  const { aspect } = shapes[kind];
  // Replaces the cropper's own key handler, whose arrow keys ignore the zoom.
  const adjustByKey = (event: KeyboardEvent) => {
    const adjust = adjustments[event.key];
    if (!adjust || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    adjust(crop);
  };
  return (
    <div className={styles.crop} inert={disabled}>
      <div className={kind === 'cover' ? styles.wideStage : styles.stage}>
        <Cropper
          aspect={aspect}
          crop={crop.crop}
          cropperProps={{
            role: 'application',
            'aria-label': editorWords.crop,
            onKeyDown: adjustByKey,
          }}
          cropShape={kind === 'profile' ? 'round' : 'rect'}
          disableAutomaticStylesInjection
          image={read.url}
          maxZoom={zooms.max}
          mediaProps={{ alt: '' }}
          minZoom={zooms.min}
          objectFit="cover"
          onCropAreaChange={(_part, pixels) => crop.setArea(pixels)}
          onCropChange={crop.setCrop}
          onCropSizeChange={crop.setFrame}
          onZoomChange={crop.setZoom}
          setMediaSize={crop.setMedia}
          showGrid={kind === 'cover'}
          zoom={crop.zoom}
        />
      </div>
      <div className={kind === 'cover' ? styles.below : styles.beside}>
        <CropPreview area={crop.area} aspect={aspect} image={read.image} label={words[kind].preview} />
        <CropTools crop={crop} disabled={disabled} />
      </div>
    </div>
  );
}
