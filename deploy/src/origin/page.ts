import type { FirstPictures } from '@az/shared/area';
import { standardProtocol } from '@az/shared/build/shares.mjs';
import type { PageConfig } from '@az/shared/config';
import { type AreaRecord, filePath, type ShellRecord } from '../versions/record.ts';
import { isGuarded } from '../versions/route-groups.ts';
import type { Live } from '../versions/versions.ts';
import { isDevelopment } from './development.ts';
import { fixedAssets, pageDiscovery } from './discovery.ts';
import { firstContent, hasFirstContent } from './first-content.ts';
import { type FirstFile, type FirstFiles, noFirstFiles } from './first-files.ts';
import { firstViewFiles } from './first-view.ts';
import { importMapTag, moduleAreas } from './import-map.ts';
import { escaped, filled, inlineJson } from './markup.ts';
import type { FirstCall, FirstReplies } from './page-answers.ts';
import { findRoute, type KnownRoute, notFoundRoute, routeIndex } from './route-index.ts';

const signIn: KnownRoute = { path: '/auth-advance/sign-in', group: 'public', area: 'shell' };

export type PageRequest = {
  pathname: string;
  hasSession: boolean;
  /** Whether the sign-in page says why the last session has ended, which its first content does not. */
  showsEnd?: boolean;
  nonce: string;
  /** Extensions of the API beyond the specification; null when they are unknown. */
  extensions: readonly string[] | null;
  /** Whether the page may get answers to its first calls after its content. */
  answers?: boolean;
  /** The parts of the shell's main script, if the page contains it; otherwise the page names its file. */
  mainScript?: readonly string[] | null;
};

/** `route`: the one whose page is shown; `found`: the one of the path, null for an unknown path. */
export function shownRoute(
  live: Live,
  { pathname, hasSession }: Pick<PageRequest, 'pathname' | 'hasSession'>,
): { route: KnownRoute; found: KnownRoute | null } {
  const found = findRoute(routeIndex(live), pathname);
  if (!found) return { route: notFoundRoute, found };
  return { route: isGuarded(found.group) && !hasSession ? signIn : found, found };
}

/** Whether the page can be read, and waits for nothing, before any script runs. The sign-in page waits for its own. */
export function isReadable(live: Live, request: Pick<PageRequest, 'pathname' | 'hasSession'>): boolean {
  const { route } = shownRoute(live, request);
  return !request.hasSession && route.area !== 'shell' && hasFirstContent(live, route);
}

function firstFiles({ shell, areas }: Live, route: KnownRoute): { files: string[]; area: AreaRecord | null } {
  const area = areas.find((one) => one.area === route.area) ?? null;
  return { files: firstViewFiles(shell, area, route), area };
}

export const firstPaths = (live: Live, request: Pick<PageRequest, 'pathname' | 'hasSession'>): string[] =>
  firstFiles(live, shownRoute(live, request).route).files;

const pictureKinds = ['profile', 'cover'] as const;

/** A route's first API calls, and its pictures. A call beyond the specification is included only if the API has it. */
function firstReplies(area: AreaRecord | null, path: string, extensions: readonly string[]): FirstReplies {
  const { firstCalls = [], ownPictures } = area?.routes.find((route) => route.path === path) ?? {};
  const calls = firstCalls.flatMap((call): FirstCall | [] => {
    if (typeof call === 'string') return { path: call };
    if (extensions.includes(call.extension)) return call;
    return call.otherwise === undefined ? [] : { path: call.otherwise };
  });
  const pictures = pictureKinds.flatMap((kind) => {
    const sizes = ownPictures?.[kind];
    return sizes === undefined ? [] : { kind, sizes };
  });
  if (!extensions.includes('accounts'))
    return { firstCalls: [...pictures.map(({ kind }) => ({ path: `/${kind}/picture` })), ...calls] };
  const sessionPictures = pictures.map(
    ({ kind, sizes }): FirstPictures => ({ at: ['pictures', kind], sizes: [sizes, sizes] }),
  );
  return { firstCalls: calls, sessionPictures };
}

/** The configuration in the page. Older shells, which know only one key, read `signingKey`. */
const configJson = (
  config: Omit<PageConfig, 'extensions'> & { extensions: readonly string[] | null },
): string =>
  inlineJson({ ...config, signingKey: config.signingKeys.find(({ areas }) => !areas)?.key ?? null });

const pageStart = ({ shell, tickets }: Live, { apiBase }: PageConfig, calls: string[], answers: boolean) => ({
  ...{ apiBase, firstCalls: calls },
  ...(answers ? { answers } : {}),
  ...(tickets?.shell ? { shell: { version: shell.version, ticket: tickets.shell } } : {}),
});

type Attributes = (path: string) => string;

function attributesIn(live: Live, nonce: string): Attributes {
  const known = new Map<string, string>();
  for (const record of [live.shell, ...live.areas]) {
    for (const [file, value] of Object.entries(fixedAssets(record))) known.set(filePath(record, file), value);
  }
  return (path) => {
    const value = known.get(path);
    const isFixed = ![live.shell, ...live.areas].some(
      (one) => isDevelopment(one) && path.startsWith(filePath(one, '')),
    );
    if (isFixed && !value) throw new Error(`No integrity is known for ${path}`);
    return `nonce="${nonce}"${value ? ` integrity="${value}"` : ''} crossorigin="anonymous"`;
  };
}

/** Attributes of a joined file of the shell. The page reads from `data-files` which files were joined. */
const firstAttributes = ({ integrity, files }: FirstFile, kind: 'js' | 'css', nonce: string): string =>
  `id="az-first-${kind}" data-files="${files.join(' ')}" nonce="${nonce}" integrity="${integrity}" crossorigin="anonymous"`;

/** The shell's part of the first view in one style sheet and one async script. */
const firstTags = ({ script, style }: FirstFiles, nonce: string): string[] => [
  ...(style
    ? [`<link rel="stylesheet" href="${escaped(style.path)}" ${firstAttributes(style, 'css', nonce)}>`]
    : []),
  ...(script
    ? [`<script src="${escaped(script.path)}" ${firstAttributes(script, 'js', nonce)} async></script>`]
    : []),
];

/** Marks files that a page needs to work. If such a file arrives altered, the page fetches it again and reloads. */
const needed = 'data-needed';

function headLinks(shell: ShellRecord, files: string[], attributes: Attributes) {
  const tag = (path: string, rest: string) => `<link ${rest} href="${escaped(path)}" ${attributes(path)}>`;
  const own = filePath(shell, '');
  const isStyle = (path: string) => path.endsWith('.css');
  // Only style sheets of the shell may delay the first paint: an area that does not load must not delay the page.
  const styles = files.filter((path) => isStyle(path) && path.startsWith(own));
  const preloads = files.filter((path) => !styles.includes(path));
  return {
    styles: styles.map((path) => tag(path, `rel="stylesheet" ${needed}`)).join('\n'),
    preloads: preloads
      .map((path) => tag(path, `rel="preload" as="${isStyle(path) ? 'style' : 'script'}"`))
      .join('\n'),
  };
}

/** Gets no preload: WebKit refuses it, so a blob URL is loaded, from which a stock runtime cannot find its chunks. */
const standardEntry = (area: AreaRecord | null): string | null =>
  area?.federation === standardProtocol ? filePath(area, area.entry) : null;

/** `known`: has a route; `development`: has a part of a development server; `answers`: awaits answers to calls. */
export type ComposedPage = FirstReplies & {
  html: string;
  known: boolean;
  development: boolean;
  answers: boolean;
  /** Versions whose code draws the page, as shell/src/kept-screen/keep-screens.ts names them. */
  drawnBy: string;
};

const drawnBy = (shell: ShellRecord, area: AreaRecord | null): string =>
  [shell.version, ...(area ? [`${area.area}@${area.version}`] : [])].join(' ');

/** By the id the shell knows that the page contains its main script. */
const inlineScripts = (parts: readonly string[], nonce: string): string =>
  parts
    .map((part, index) => `<script${index === 0 ? ' id="az-main"' : ''} nonce="${nonce}">${part}</script>`)
    .join('\n');

/** The offline screen makes no calls. */
const callFree = /^\/offline\/?$/i;

/** The HTML of a page view, with preloads for its first view. `first`: joined files that replace single ones. */
export function composePage(
  live: Live,
  config: PageConfig,
  request: PageRequest,
  first: FirstFiles = noFirstFiles,
): ComposedPage {
  const { shell } = live;
  const { route, found } = shownRoute(live, request);
  const { files, area } = firstFiles(live, route);
  const attributes = attributesIn(live, request.nonce);
  const main = filePath(shell, shell.entry);
  const development = [shell, ...live.areas].some(isDevelopment);
  const joined = [first.script, first.style].flatMap((one) => one?.files ?? []);
  const single = files.filter(
    (path) =>
      !joined.some((file) => path === filePath(shell, file)) && path !== standardEntry(area) && path !== main,
  );
  const { styles, preloads } = headLinks(shell, request.mainScript ? single : [main, ...single], attributes);
  const answers = !!request.answers && !!shell.takesAnswers && !callFree.test(request.pathname);
  const replies = firstReplies(area, route.path, request.extensions ?? []);
  const values: Record<string, string> = {
    styles: [styles, ...firstTags(first, request.nonce)].join('\n'),
    preloads: [...importMapTag(live, request.nonce), preloads].join('\n'),
    productName: escaped(config.productName),
    nonce: request.nonce,
    prePaint: shell.page.prePaint,
    start: inlineJson(
      pageStart(
        live,
        config,
        replies.firstCalls.map((call) => call.path),
        answers,
      ),
    ),
    early: shell.page.early,
    // Development builds are not signed.
    config: configJson({
      ...config,
      ...(development && { signingKeys: [] }),
      extensions: request.extensions,
    }),
    // `found`, not `route`: for a signed-out visitor the shell needs the route of the path to show the sign-in page.
    discovery: inlineJson(
      pageDiscovery(
        live,
        [...new Set([...(area ? [area] : []), ...moduleAreas(live)])],
        live.areas.filter((one) => one.area === found?.area),
        single,
      ),
    ),
    content: request.hasSession || request.showsEnd ? '' : firstContent(live, route, config, request.nonce),
    main: request.mainScript
      ? inlineScripts(request.mainScript, request.nonce)
      : `<script src="${main}" ${attributes(main)} ${needed} defer></script>`,
  };
  return {
    html: filled(shell.page.html, values),
    known: found !== null,
    development,
    ...replies,
    answers,
    drawnBy: drawnBy(shell, area),
  };
}
