import { useState } from 'react';
import type { Area } from './render-crop.ts';

type Size = { width: number; height: number };
type Point = { x: number; y: number };

export const zooms = { min: 1, max: 4, step: 0.2 } as const;

/** How far one press of an arrow moves the image, in pixels. */
const step = 16;

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Position of the image behind the crop frame. Moving and zooming never leave a part of the frame empty. */
export function useCrop() {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(zooms.min);
  const [area, setArea] = useState<Area | null>(null);
  const [media, setMedia] = useState<Size>({ width: 0, height: 0 });
  const [frame, setFrame] = useState<Size>({ width: 0, height: 0 });

  const inside = ({ x, y }: Point, atZoom: number): Point => {
    const room = (whole: number, part: number) => Math.max(0, (whole * atZoom - part) / 2);
    const [across, down] = [room(media.width, frame.width), room(media.height, frame.height)];
    return { x: between(x, -across, across), y: between(y, -down, down) };
  };
  const zoomTo = (value: number) => {
    const next = between(value, zooms.min, zooms.max);
    setZoom(next);
    setCrop((at) => inside(at, next));
  };
  return {
    crop,
    zoom,
    area,
    setCrop,
    setZoom,
    setArea,
    setMedia,
    setFrame,
    zoomTo,
    zoomBy: (steps: number) => zoomTo(zoom + steps * zooms.step),
    move: (across: number, down: number) =>
      setCrop(inside({ x: crop.x + across * step, y: crop.y + down * step }, zoom)),
  };
}

export type Crop = ReturnType<typeof useCrop>;
