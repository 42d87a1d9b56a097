/** A rectangle in CSS pixels, from the corner of the window. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The corner from which places are counted. */
export type Corner = Pick<Box, 'left' | 'top'>;

/** The inner box of an element that cuts what is in it, and the radius of its corners. */
export type Frame = { box: Box; radius: string };

/** What can be seen of the parts of an element, the frames that cut them, and whether a cut line ends with three dots. */
export type Clip = { seen: Box; frames: readonly Frame[]; hasDots: boolean };

export const intersection = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/** Whether something of a box can be seen. A text for screen readers alone has a box of one pixel. */
export const isSeen = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.right <= outer.right + 1 &&
  inner.bottom <= outer.bottom + 1;

/** The first radius of an element's corners, in CSS pixels. */
function cornerOf({ box, radius }: Frame): number {
  const first = Number.parseFloat(radius) || 0;
  return /^[\d.]+%/.test(radius)
    ? (first / 100) * Math.min(box.right - box.left, box.bottom - box.top)
    : first;
}

/** Whether a frame cuts something of a box. */
export function cuts(frame: Frame, box: Box): boolean {
  const { left, top, right, bottom } = frame.box;
  // A square within a circle is 0.3 of the radius away from the circle's box.
  const inset = 0.3 * cornerOf(frame);
  return !isWithin(box, {
    left: left + inset,
    top: top + inset,
    right: right - inset,
    bottom: bottom - inset,
  });
}

/** Rounded up, because browsers round down to 64ths of a pixel: each box is exactly as large as on the page. */
const pixels = (length: number): string => `${Math.ceil(length * 100) / 100}px`;

/** The declarations for a box. */
export const placed = (box: Box, from: Corner): string =>
  `left:${pixels(box.left - from.left)};top:${pixels(box.top - from.top)};${sized(box)}`;

const sized = ({ left, top, right, bottom }: Box): string =>
  `width:${pixels(right - left)};height:${pixels(bottom - top)}`;
