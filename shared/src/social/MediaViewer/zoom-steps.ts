/** Steps of the zoom buttons and keys; 1 shows the whole picture. */
const steps = [1, 1.5, 2, 3, 4];

export const maxZoom = 4;

export const clampZoom = (zoom: number): number => Math.min(maxZoom, Math.max(1, zoom));

export function stepFrom(zoom: number, direction: 1 | -1): number {
  const beyond = direction === 1 ? steps.find((step) => step > zoom) : steps.findLast((step) => step < zoom);
  return beyond ?? clampZoom(zoom);
}

/** Scroll position that keeps a point where it is; `scroll` and `point` are pixels from the stage's edge. */
export const scrollFor = (scroll: number, point: number, from: number, to: number): number =>
  ((scroll + point) * to) / from - point;
