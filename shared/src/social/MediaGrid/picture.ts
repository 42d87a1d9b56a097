/** A picture for the grid and the viewer. `AnnouncementImage` of the contracts is one. */
export type Picture = {
  id: string;
  url: string;
  alt: string;
  /** Intrinsic size in pixels; null when unknown. */
  width: number | null;
  height: number | null;
  sizes?: { url: string; width: number }[];
  caption?: string;
};

/** The sizes of a picture for `srcset`; undefined if there is only one. */
export function srcSetOf({ url, width, sizes = [] }: Picture): string | undefined {
  if (sizes.length === 0 || width === null) return undefined;
  return [{ url, width }, ...sizes].map((size) => `${size.url} ${size.width}w`).join(', ');
}
