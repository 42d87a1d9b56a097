import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Point } from './track-gestures.ts';
import { clampZoom, scrollFor, stepFrom } from './zoom-steps.ts';

const centreOf = ({ clientWidth, clientHeight }: HTMLElement): Point => ({
  x: clientWidth / 2,
  y: clientHeight / 2,
});

/** Zoom inside a scrolling `stage`, around a point. A zoomed picture scrolls by finger, wheel, scroll bar and arrow keys. */
export function useZoom(stage: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1);
  const around = useRef<Point>({ x: 0, y: 0 });
  const drawn = useRef(1);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const { scrollLeft: left, scrollTop: top } = element;
    const { x, y } = around.current;
    // Set through the CSSOM, because the page's content security policy forbids style attributes.
    element.style.setProperty('--zoom', String(zoom));
    element.scrollLeft = scrollFor(left, x, drawn.current, zoom);
    element.scrollTop = scrollFor(top, y, drawn.current, zoom);
    drawn.current = zoom;
  }, [stage, zoom]);

  const change = (next: (zoom: number) => number, point?: Point) => {
    const element = stage.current;
    if (element) around.current = point ?? centreOf(element);
    setZoom((before) => clampZoom(next(before)));
  };
  return {
    zoom,
    step: (direction: 1 | -1) => change((before) => stepFrom(before, direction)),
    showWhole: () => change(() => 1),
    zoomBy: (factor: number, point: Point) => change((before) => before * factor, point),
    toggle: (point: Point) => change((before) => (before > 1 ? 1 : 2), point),
  };
}
