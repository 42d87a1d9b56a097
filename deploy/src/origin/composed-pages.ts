import type { PageConfig } from '@az/shared/config';
import type { Live } from '../versions/versions.ts';
import type { FirstFileStore } from './first-files.ts';
import type { MainScripts } from './main-script.ts';
import {
  type ComposedPage,
  composePage,
  firstPaths,
  isReadable,
  type PageRequest,
  shownRoute,
} from './page.ts';
import { PreparedReplies } from './prepared-replies.ts';

type PageFacts = Omit<ComposedPage, 'html'>;

/** `wantsMainScript`: the page contains the shell's main script, if it can and shows nothing before it runs. */
type AskedPage = Omit<PageRequest, 'nonce' | 'mainScript'> & { wantsMainScript: boolean };

/** The answers to a page's first calls are sent just before this tag, after the rest of the page. */
const bodyEnd = '</body>';

/** Pages, each composed once for all visitors with the same versions; only nonce and tickets differ. */
export class ComposedPages {
  readonly replies = new PreparedReplies<PageFacts>();
  private readonly firstFiles: FirstFileStore;
  private readonly mainScripts: MainScripts;

  constructor(firstFiles: FirstFileStore, mainScripts: MainScripts) {
    this.firstFiles = firstFiles;
    this.mainScripts = mainScripts;
  }

  async of(live: Live, config: PageConfig, { wantsMainScript, ...request }: AskedPage) {
    const asked = { ...request, wantsMainScript: wantsMainScript && !isReadable(live, request) };
    return this.replies.find(live, keyOf(live, config, asked), async (blank, nonce) => {
      const [first, mainScript] = await Promise.all([
        this.firstFiles.of(blank.shell, firstPaths(blank, request)),
        asked.wantsMainScript ? this.mainScripts.of(blank.shell).catch(() => undefined) : null,
      ]);
      const { html, ...about } = composePage(
        blank,
        config,
        { ...request, nonce, mainScript: mainScript ?? null },
        first,
      );
      const end = about.answers ? html.lastIndexOf(bodyEnd) : -1;
      const [text, rest] = end < 0 ? [html, ''] : [html.slice(0, end), html.slice(end)];
      return { text, rest, about, isKept: !first.unavailable && mainScript !== undefined };
    });
  }
}

/** Everything that a page is made from, except its versions. */
function keyOf(live: Live, config: PageConfig, asked: AskedPage): string {
  const { found } = shownRoute(live, asked);
  const route = found && [found.area, found.path];
  const { pathname: _, ...others } = asked;
  return JSON.stringify([route, others, config]);
}
