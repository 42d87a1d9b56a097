/** A picture to look at. `AnnouncementImage` of the contracts is one. */
export type Picture = {
  id: string;
  url: string;
  /** What it shows; empty when nobody said. */
  alt: string;
  /** Own size in pixels; null when it is not known. */
  width: number | null;
  height: number | null;
  /** The same picture in smaller sizes. */
  sizes?: { url: string; width: number }[];
  /** Said under it in the viewer. */
  caption?: string;
};

/** The sizes of a picture for `srcset`; nothing where there is only one. */
export function srcSetOf({ url, width, sizes = [] }: Picture): string | undefined {
  if (sizes.length === 0 || width === null) return undefined;
  return [{ url, width }, ...sizes].map((size) => `${size.url} ${size.width}w`).join(', ');
}
