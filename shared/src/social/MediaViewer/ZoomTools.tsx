import { IconZoomIn, IconZoomOut } from '../../ui/more-icons/more-icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MediaViewer.module.css';
import { ViewerButton } from './ViewerButton.tsx';
import { words } from './words.ts';
import { maxZoom } from './zoom-steps.ts';

export function ZoomTools({ zoom, onStep }: { zoom: number; onStep: (direction: 1 | -1) => void }) {
  return (
    <>
      <ViewerButton disabled={zoom <= 1} label={words.zoomOut} onPress={() => onStep(-1)}>
        <IconZoomOut />
      </ViewerButton>
      <span className={styles.zoom} role="status">
        <VisuallyHidden>Zoom </VisuallyHidden>
        {Math.round(zoom * 100)}&nbsp;%
      </span>
      <ViewerButton disabled={zoom >= maxZoom} label={words.zoomIn} onPress={() => onStep(1)}>
        <IconZoomIn />
      </ViewerButton>
    </>
  );
}
