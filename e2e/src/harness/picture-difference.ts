/**
 * Runs in the page. How many pixels of two pictures (PNG, base64) of the same size differ with a contrast of 3:1 or more
 * (WCAG 1.4.11). Pixels of lines thinner than two pixels do not count.
 */
export async function differingPixels(pictures: string[]): Promise<number> {
  const read = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    return { width: image.width, pixels: context?.getImageData(0, 0, image.width, image.height).data ?? [] };
  };
  const [one, other] = await Promise.all(pictures.map(read));
  if (!one || !other) return 0;
  const channel = (value: number) =>
    value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (of: ArrayLike<number>, at: number) =>
    0.2126 * channel(of[at] ?? 0) + 0.7152 * channel(of[at + 1] ?? 0) + 0.0722 * channel(of[at + 2] ?? 0);
  const differs = Array.from({ length: one.pixels.length / 4 }, (_, at) => {
    const pair = [luminance(one.pixels, at * 4), luminance(other.pixels, at * 4)];
    return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05) >= 3;
  });
  const counted = new Set<number>();
  for (const at of differs.keys()) {
    const square = [at, at + 1, at + one.width, at + one.width + 1];
    if ((at + 1) % one.width === 0 || !square.every((place) => differs[place])) continue;
    for (const place of square) counted.add(place);
  }
  return counted.size;
}
