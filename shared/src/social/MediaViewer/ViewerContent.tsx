import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconChevronLeft, IconChevronRight, IconX } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { type Picture, srcSetOf } from '../MediaGrid/picture.ts';
import styles from './MediaViewer.module.css';
import { trackGestures } from './track-gestures.ts';
import { useZoom } from './use-zoom.ts';
import { ViewerButton } from './ViewerButton.tsx';
import { words } from './words.ts';
import { ZoomTools } from './ZoomTools.tsx';

function usePreload(pictures: (Picture | undefined)[]): void {
  const wanted = pictures.filter((picture) => picture !== undefined);
  const key = wanted.map(({ url }) => url).join(' ');
  useEffect(() => {
    for (const picture of wanted) {
      const image = new Image();
      image.sizes = '100vw';
      image.srcset = srcSetOf(picture) ?? '';
      image.src = picture.url;
    }
  }, [key]);
}

type Props = { label: string; pictures: Picture[]; start: number; onClose: () => void };

export function ViewerContent({ label, pictures, start, onClose }: Props) {
  const [index, setIndex] = useState(Math.min(start, pictures.length - 1));
  const [failed, setFailed] = useState<string | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const { zoom, ...change } = useZoom(stage);
  const picture = pictures[index];
  usePreload([pictures[index - 1], pictures[index + 1]]);

  const go = (step: 1 | -1) => {
    if (!pictures[index + step]) return;
    setIndex(index + step);
    change.showWhole();
  };
  const zoomBy = useEffectEvent(change.zoomBy);
  const swipe = useEffectEvent(go);
  useEffect(
    () =>
      stage.current
        ? trackGestures(stage.current, { zoomBy: (...by) => zoomBy(...by), swipe: (step) => swipe(step) })
        : undefined,
    [],
  );

  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // When the picture is zoomed, the arrow keys scroll it instead of changing the picture.
    const scrolls = zoom > 1 && event.target === stage.current;
    const act = {
      ArrowLeft: scrolls ? undefined : () => go(-1),
      ArrowRight: scrolls ? undefined : () => go(1),
      '+': () => change.step(1),
      '=': () => change.step(1),
      '-': () => change.step(-1),
      '0': change.showWhole,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const doubleClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const box = currentTarget.getBoundingClientRect();
    change.toggle({ x: clientX - box.left, y: clientY - box.top });
  };

  if (!picture) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that work anywhere in the dialog
    <div className={styles.viewer} onKeyDown={pressKey}>
      <div className={styles.tools}>
        <span aria-hidden="true" className={styles.counter}>
          {index + 1} / {pictures.length}
        </span>
        <VisuallyHidden role="status">
          {words.position(index + 1, pictures.length, picture.alt)}
        </VisuallyHidden>
        <span aria-hidden="true" className={styles.label}>
          {label}
        </span>
        <ZoomTools onStep={change.step} zoom={zoom} />
        <ViewerButton isFirst label={words.close} onPress={onClose}>
          <IconX />
        </ViewerButton>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a quicker way to what the zoom buttons do */}
      <div
        className={styles.stage}
        data-zoomed={zoom > 1}
        onDoubleClick={doubleClick}
        ref={stage}
        tabIndex={zoom > 1 ? 0 : undefined}
      >
        {failed === picture.id ? (
          <p className={styles.failed}>{words.failed}</p>
        ) : (
          <img
            alt={picture.alt}
            className={styles.picture}
            draggable={false}
            key={picture.id}
            onError={() => setFailed(picture.id)}
            sizes="100vw"
            src={picture.url}
            srcSet={srcSetOf(picture)}
          />
        )}
      </div>
      {pictures.length > 1 && (
        <>
          <ViewerButton
            className={styles.previous}
            disabled={index === 0}
            label={words.previous}
            onPress={() => go(-1)}
          >
            <IconChevronLeft size={32} />
          </ViewerButton>
          <ViewerButton
            className={styles.next}
            disabled={index === pictures.length - 1}
            label={words.next}
            onPress={() => go(1)}
          >
            <IconChevronRight size={32} />
          </ViewerButton>
        </>
      )}
      {picture.caption && <p className={styles.caption}>{picture.caption}</p>}
    </div>
  );
}
