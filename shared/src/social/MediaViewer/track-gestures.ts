export type Point = { x: number; y: number };

type Gestures = {
  /** Zooms by a factor around a point of the stage. */
  zoomBy: (factor: number, point: Point) => void;
  /** Called after a horizontal swipe on a picture that is not zoomed. `step` is 1 to the left, -1 to the right. */
  swipe: (step: 1 | -1) => void;
};

/** Zoom factor per pixel of the wheel. */
const wheelBase = 1.0015;

/** Minimum distance of a swipe, in pixels. */
const minSwipe = 60;

const distance = ([a, b]: Touch[]): number =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

const middle = ([a, b]: Touch[]): [x: number, y: number] =>
  a && b ? [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2] : [0, 0];

/** The wheel zooms, or scrolls a zoomed picture, but always zooms with Ctrl (pinch). Returns a function to stop. */
export function trackGestures(stage: HTMLElement, { zoomBy, swipe }: Gestures): () => void {
  let spread = 0;
  let start: Point | null = null;

  const pointIn = (x: number, y: number): Point => {
    const box = stage.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  };
  const canScroll = () => stage.scrollHeight > stage.clientHeight + 1;
  const wheel = (event: WheelEvent) => {
    if (canScroll() && !event.ctrlKey) return;
    event.preventDefault();
    zoomBy(wheelBase ** -event.deltaY, pointIn(event.clientX, event.clientY));
  };
  const touch = ({ touches: list }: TouchEvent) => {
    const touches = [...list];
    const [only] = touches;
    spread = distance(touches);
    start = touches.length === 1 && only && !canScroll() ? { x: only.clientX, y: only.clientY } : null;
  };
  const move = (event: TouchEvent) => {
    const touches = [...event.touches];
    if (touches.length !== 2) return;
    event.preventDefault();
    const now = distance(touches);
    if (spread > 0) zoomBy(now / spread, pointIn(...middle(touches)));
    spread = now;
  };
  const lift = ({ changedTouches: [finger] }: TouchEvent) => {
    const [from, x, y] = [start, finger?.clientX ?? 0, finger?.clientY ?? 0];
    start = null;
    if (!from || Math.abs(x - from.x) < minSwipe || Math.abs(x - from.x) < 2 * Math.abs(y - from.y)) return;
    swipe(x < from.x ? 1 : -1);
  };

  // Not passive, because neither wheel nor touch may scroll or zoom the page behind.
  stage.addEventListener('wheel', wheel, { passive: false });
  stage.addEventListener('touchmove', move, { passive: false });
  stage.addEventListener('touchstart', touch, { passive: true });
  stage.addEventListener('touchend', lift);
  return () => {
    stage.removeEventListener('wheel', wheel);
    stage.removeEventListener('touchmove', move);
    stage.removeEventListener('touchstart', touch);
    stage.removeEventListener('touchend', lift);
  };
}
