import type { PageConfig } from '@az/shared/config';
import { cacheKeyOf } from '../versions/shared-lives.ts';
import type { Live } from '../versions/versions.ts';
import type { FirstFileStore } from './first-files.ts';
import { type ComposedPage, composePage, firstPaths, type PageRequest, shownRoute } from './page.ts';
import { PreparedReplies } from './prepared-replies.ts';

/** What the reply of a page needs to know of it. */
export type PageFacts = Omit<ComposedPage, 'html'>;

/** Pages as visitors with the same versions get them, but for their nonce; each is composed once. */
export class ComposedPages {
  readonly replies = new PreparedReplies<PageFacts>();
  private readonly firstFiles: FirstFileStore;

  constructor(firstFiles: FirstFileStore) {
    this.firstFiles = firstFiles;
  }

  /** The page of a request. */
  async of(live: Live, config: PageConfig, asked: Omit<PageRequest, 'nonce'>) {
    return this.replies.find(keyOf(live, config, asked), async () => {
      const first = await this.firstFiles.of(live.shell, firstPaths(live, asked));
      const { html, ...about } = composePage(
        live,
        config,
        { ...asked, nonce: this.replies.placeholder },
        first,
      );
      return { text: html, about, isKept: !first.unavailable };
    });
  }
}

/** Everything that a page is made from; null where that is one visitor's alone. */
function keyOf(live: Live, config: PageConfig, asked: Omit<PageRequest, 'nonce'>): string | null {
  const key = cacheKeyOf(live);
  if (key === null) return null;
  const { found } = shownRoute(live, asked);
  const route = found && [found.area, found.path];
  return JSON.stringify([key, route, asked.hasSession, asked.extensions, asked.answers, config]);
}
