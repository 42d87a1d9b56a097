import type { Shape } from './picture-rules.ts';

/** A part of an image, in its intrinsic pixels. */
export type Area = { x: number; y: number; width: number; height: number };

const qualities = [0.9, 0.8, 0.65, 0.5];

function draw(image: HTMLImageElement, { x, y, width, height }: Area, target: HTMLCanvasElement): void {
  const context = target.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  // JPEG has no transparency: transparent pixels become white, as on the server.
  context.fillStyle = 'white';
  context.fillRect(0, 0, target.width, target.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, target.width, target.height);
}

function canvasOf(width: number, aspect: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(width / aspect));
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image could not be written'))),
      'image/jpeg',
      quality,
    ),
  );

/** Draws a part of an image over a whole canvas. */
export const preview = draw;

/** A JPEG of `area`, never enlarged. Tries lower qualities to fit `shape.maxBytes`. Rejects if drawing fails. */
export async function renderCrop(image: HTMLImageElement, area: Area, shape: Shape): Promise<Blob> {
  const canvas = canvasOf(Math.min(area.width, shape.maxWidth), shape.aspect);
  draw(image, area, canvas);
  let blob = await toJpeg(canvas, qualities[0] ?? 1);
  for (const quality of qualities.slice(1)) {
    if (blob.size <= shape.maxBytes) break;
    blob = await toJpeg(canvas, quality);
  }
  return blob;
}

/** A square thumbnail of a part of an image, for avatars. */
export function thumbnail(image: HTMLImageElement, area: Area): Promise<Blob> {
  const canvas = canvasOf(Math.min(area.width, 192), 1);
  draw(image, area, canvas);
  return toJpeg(canvas, 0.85);
}
