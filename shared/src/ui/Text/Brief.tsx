/** No ordinary name or title is longer; the server takes names of 255 characters. */
const longest = 80;

/**
 * A name or title as its owner typed it. An ordinary one stays as it is; one that would fill the screen shows its first
 * two lines, and is read out in full. Its style is part of the base.
 */
export function Brief({ children }: { children: string }) {
  return children.length > longest ? <span className="az-brief">{children}</span> : children;
}
