/** A list in pieces of at most `size`, for statements that take only so many parameters. */
export function inChunks<T>(list: T[], size: number): T[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size));
}
