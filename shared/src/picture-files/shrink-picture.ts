// Runs in the worker at /picture-worker.js, or on the page if that worker cannot be used. So it must import nothing.

export type ShrinkTask = {
  blob: Blob;
  /** A JPEG's size in pixels before its orientation is applied; 0 for other formats, whose size only decoding shows. */
  width: number;
  height: number;
  /** The EXIF orientation to apply. */
  orientation: number;
  maxPixels: number;
  maxBytes: number;
};

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Decoded = { source: ImageBitmap | HTMLImageElement; width: number; height: number };

/** The longest side, in pixels, that every browser can draw. */
const maxSide = 16_384;
const quality = 0.85;

/** A size with the same proportions that has at most the allowed pixels; never larger than the given size. */
function fit(width: number, height: number, maxPixels: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)), maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function decodeElement(blob: Blob): Promise<Decoded> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return { source: image, width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function decode({ blob, width, height, maxPixels }: ShrinkTask): Promise<Decoded> {
  try {
    const size = width > 0 ? fit(width, height, maxPixels) : null;
    const source = await createImageBitmap(
      blob,
      size ? { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' } : {},
    );
    return { source, width: source.width, height: source.height };
  } catch (error) {
    // An `img` element decodes some pictures that `createImageBitmap` refuses.
    if (typeof document === 'undefined') throw error;
    return decodeElement(blob);
  }
}

function makeCanvas(width: number, height: number): Canvas {
  if (typeof document === 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

/** The transformation for each EXIF orientation: the values a, b, c and d of a matrix. */
const turns: Record<number, [number, number, number, number]> = {
  2: [-1, 0, 0, 1],
  3: [-1, 0, 0, -1],
  4: [1, 0, 0, -1],
  5: [0, 1, 1, 0],
  6: [0, 1, -1, 0],
  7: [0, -1, -1, 0],
  8: [0, -1, 1, 0],
};

function draw({ source, width, height }: Decoded, orientation: number, maxPixels: number): Canvas {
  const size = fit(width, height, maxPixels);
  const isOnItsSide = orientation > 4;
  const canvas = isOnItsSide ? makeCanvas(size.height, size.width) : makeCanvas(size.width, size.height);
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null; // both kinds have what is used here
  if (!context) throw new Error('This browser cannot draw');
  const [a, b, c, d] = turns[orientation] ?? [1, 0, 0, 1];
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.transform(a, b, c, d, 0, 0);
  context.drawImage(source, -size.width / 2, -size.height / 2, size.width, size.height);
  return canvas;
}

function isTransparent(canvas: Canvas): boolean {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
}

function encode(canvas: Canvas, type: string): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded'))),
      type,
      quality,
    ),
  );
}

/** The picture upright and within the limits: JPEG, or if transparent WebP (PNG if the browser cannot encode WebP). */
async function shrinkPicture(task: ShrinkTask): Promise<Blob> {
  const decoded = await decode(task);
  try {
    let { maxPixels } = task;
    for (;;) {
      const canvas = draw(decoded, task.orientation, maxPixels);
      // A JPEG has no transparency.
      const type = task.width === 0 && isTransparent(canvas) ? 'image/webp' : 'image/jpeg';
      const blob = await encode(canvas, type);
      if (blob.size <= task.maxBytes) return blob;
      maxPixels = Math.min(maxPixels, canvas.width * canvas.height) / 2;
    }
  } finally {
    if ('close' in decoded.source) decoded.source.close();
  }
}

if (typeof document === 'undefined')
  addEventListener('message', ({ data }: MessageEvent<ShrinkTask>) =>
    shrinkPicture(data).then(
      (blob) => postMessage({ blob }),
      (error) => postMessage({ error: String(error) }),
    ),
  );

// An export list, because the build of the worker's script can leave it out.
export { shrinkPicture };
