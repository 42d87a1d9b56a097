/** Usual names and titles are shorter; the server accepts names of 255 characters. */
const maxUsualLength = 80;

/** A very long name or title of a member is clamped to two lines, and read out in full. Its style is part of the base. */
export function TruncatedName({ children }: { children: string }) {
  return children.length > maxUsualLength ? <span className="az-brief">{children}</span> : children;
}
