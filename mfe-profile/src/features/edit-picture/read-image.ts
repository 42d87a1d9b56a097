/** An image of this device, ready for cropping. Release `url` with `URL.revokeObjectURL`. */
export type ReadImage = { url: string; image: HTMLImageElement };

/** Decodes a file as the browser shows it, with its orientation. Rejects if the browser cannot show it as an image. */
export async function readImage(file: Blob): Promise<ReadImage> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    if (image.naturalWidth === 0 || image.naturalHeight === 0) throw new TypeError('The image has no size');
    return { url, image };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
}
