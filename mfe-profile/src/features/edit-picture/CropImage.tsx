import type { PictureKind } from '@az/shared/pictures';
import type { KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { CropPreview } from './CropPreview.tsx';
import { CropTools } from './CropTools.tsx';
import styles from './EditPicture.module.css';
import { shapes } from './picture-rules.ts';
import type { ReadImage } from './read-image.ts';
import { type Crop, zooms } from './use-crop.ts';
import { editorWords, words } from './words.ts';

type Props = { kind: PictureKind; read: ReadImage; crop: Crop; disabled: boolean };

/** The image behind the frame of what will be sent: by pointer, by wheel, by keyboard and by buttons. */
export function CropImage({ kind, read, crop, disabled }: Props) {
  const { aspect } = shapes[kind];
  const zoomByKey = (event: KeyboardEvent) => {
    const steps = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (steps === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    crop.zoomBy(steps);
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
            onKeyDown: zoomByKey,
          }}
          cropShape={kind === 'profile' ? 'round' : 'rect'}
          disableAutomaticStylesInjection
          image={read.url}
          keyboardStep={8}
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
