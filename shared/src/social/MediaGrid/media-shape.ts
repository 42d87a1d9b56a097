import type { Picture } from './picture.ts';

const boxRatio = 3 / 2;

/** Maximum share of an image that may be cropped to fill the box. */
const tolerance = 0.25;

/**
 * `whole` if a single image would lose too much when cropped to the box. `count` is the number of images side by side.
 */
export function mediaFit(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  count: number,
): 'filled' | 'whole' {
  if (count > 1 || width === null || height === null) return 'filled';
  return Math.abs(width / height / boxRatio - 1) > tolerance ? 'whole' : 'filled';
}
