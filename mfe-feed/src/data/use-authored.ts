import { getAuthors, type Sample, type SampleName, simulateReply, useSample } from '@az/shared/sample/people';
import type { Author } from './people.ts';

/** Items of a sample source, each with its author, whose id `idOf` returns. */
export function useAuthored<Item>(
  name: SampleName,
  make: () => Item[],
  idOf: (item: Item) => string,
): Sample<Item & { author: Author }> {
  return useSample(name, async () => {
    const [authorOf, items] = await Promise.all([getAuthors(), simulateReply(make)]);
    return items.map((item) => ({ ...item, author: authorOf(idOf(item)) }));
  });
}
