import type { Picture } from './picture.ts';

const boxRatio = 3 / 2;

/** Maximum share of an image that may be cropped so that it fills the box. */
const tolerance = 0.25;

/**
 * `whole` if cropping a single image to the box would lose too much. `count` is the number of images in the box.
 */
export function mediaFit(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  count: number,
): 'filled' | 'whole' {
  if (count > 1 || width === null || height === null) return 'filled';
  return Math.abs(width / height / boxRatio - 1) > tolerance ? 'whole' : 'filled';
}
