/** A longer name or title is clamped. Usual ones are shorter, but the server accepts names of 255 characters. */
const maxUsualLength = 80;

/** A member's name or title, clamped to two lines if very long, but read out in full. Its style is a base style. */
export function TruncatedName({ children }: { children: string }) {
  return children.length > maxUsualLength ? <span className="az-brief">{children}</span> : children;
}
