import type { PageConfig } from '@az/shared/config';
import type { Live } from '../versions/versions.ts';
import type { FirstFileStore } from './first-files.ts';
import { type ComposedPage, composePage, firstPaths, type PageRequest, shownRoute } from './page.ts';
import { PreparedReplies } from './prepared-replies.ts';

type PageFacts = Omit<ComposedPage, 'html'>;

/** The answers to a page's first calls are sent just before this tag, after the rest of the page. */
const bodyEnd = '</body>';

/** Pages, each composed once for all visitors with the same versions; only nonce and tickets differ. */
export class ComposedPages {
  readonly replies = new PreparedReplies<PageFacts>();
  private readonly firstFiles: FirstFileStore;

  constructor(firstFiles: FirstFileStore) {
    this.firstFiles = firstFiles;
  }

  async of(live: Live, config: PageConfig, asked: Omit<PageRequest, 'nonce'>) {
    return this.replies.find(live, keyOf(live, config, asked), async (blank, nonce) => {
      const first = await this.firstFiles.of(blank.shell, firstPaths(blank, asked));
      const { html, ...about } = composePage(blank, config, { ...asked, nonce }, first);
      const end = about.answers ? html.lastIndexOf(bodyEnd) : -1;
      const [text, rest] = end < 0 ? [html, ''] : [html.slice(0, end), html.slice(end)];
      return { text, rest, about, isKept: !first.unavailable };
    });
  }
}

/** Everything that a page is made from, except its versions. */
function keyOf(live: Live, config: PageConfig, asked: Omit<PageRequest, 'nonce'>): string {
  const { found } = shownRoute(live, asked);
  const route = found && [found.area, found.path];
  return JSON.stringify([route, asked.hasSession, asked.extensions, asked.answers, config]);
}
