import type { RouteGroup } from '@az/shared/area';
import type { AreaRecord, PageNeeds, ShellRecord } from '../versions/record.ts';
import type { Live } from '../versions/versions.ts';

const needs = (assets: string[], shared: string[] = []): PageNeeds => ({ assets, shared });

const assetsOf = (files: string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, `sha384-of-${file}`]));

/** HTML of the sample page: a line for each value that the origin fills in. */
const html = [
  '<title>{{productName}}</title>',
  '<script nonce="{{nonce}}">{{prePaint}}</script>',
  '<script type="application/json" id="az-early">{{start}}</script>',
  '<script nonce="{{nonce}}">{{early}}</script>',
  '{{styles}}',
  '{{preloads}}',
  '{{content}}',
  '<script type="application/json" id="az-config">{{config}}</script>',
  '<script type="application/json" id="az-discovery">{{discovery}}</script>',
  '{{main}}',
  '</body>',
].join('\n');

/** HTML of the sample offline page. */
const offlineHtml = [
  '<title>Hors ligne · {{productName}}</title>',
  '<script>{{prePaint}}</script>',
  '<style>body{margin:0}</style>',
  '<script>{{script}}</script>',
].join('\n');

/** Version record of a small shell: two shares that load on demand, two layouts, and the shell's own pages. */
export function sampleShell(changes: Partial<ShellRecord> = {}): ShellRecord {
  const layout = needs(['frame.js', 'frame.css']);
  const layouts: Record<RouteGroup, PageNeeds> = {
    public: needs(['public.js'], ['@az/shared/ui/Button']),
    feed: layout,
    general: layout,
    profile: layout,
    settings: layout,
    demo: layout,
  };
  return {
    area: 'shell',
    version: '1.0.0+aaaaaaaa',
    folder: '1.0.0-aaaaaaaa',
    entry: 'main.js',
    protocols: ['az-share/3'],
    assets: assetsOf([
      'main.js',
      'main.css',
      'frame.js',
      'frame.css',
      'public.js',
      'sign-in.js',
      'not-found.js',
      'kit-base.js',
      'kit-base.css',
      'kit-forms.js',
      'unused.js',
    ]),
    provides: {
      '@az/shared/ui/Button': { version: '1.0.0', files: ['kit-base.js', 'kit-base.css'] },
      '@az/shared/ui/TextInput': { version: '1.0.0', files: ['kit-base.js', 'kit-base.css', 'kit-forms.js'] },
    },
    main: ['main.js', 'main.css'],
    layouts,
    pages: {
      '/auth-advance/sign-in': needs(['sign-in.js'], ['@az/shared/ui/TextInput']),
      '/auth/sign-in': needs(['sign-in.js'], ['@az/shared/ui/TextInput']),
      '*': needs(['not-found.js']),
    },
    page: {
      html,
      prePaint: 'prePaint()',
      early: 'early()',
      offlineHtml,
      offlineScript: 'offline()',
      serviceWorker: '{serve(offlinePage)}',
      heartbeatWorker: '{beat()}',
      pictureWorker: '{shrink()}',
    },
    ...changes,
  };
}

/** Version record of a small area with one page, whose files are named after the area. */
export function sampleArea(area: string, changes: Partial<AreaRecord> = {}): AreaRecord {
  return {
    area,
    version: '1.0.0+bbbbbbbb',
    folder: '1.0.0-bbbbbbbb',
    entry: 'remoteEntry.js',
    federation: 'az-share/3',
    assets: assetsOf(['remoteEntry.js', `${area}.js`, `${area}.css`, 'later.js']),
    container: `${area}_bbbbbbbb`,
    expose: './area',
    hostContract: '^1.0.0',
    owner: { team: area, contact: `${area}@az-connect.test` },
    routes: [{ path: `/${area}/home`, group: 'feed', title: area }],
    slots: [],
    search: false,
    shared: { '@az/shared/auth': '^1.0.0' },
    first: {
      [`/${area}/home`]: needs(['remoteEntry.js', `${area}.js`, `${area}.css`], ['@az/shared/ui/Button']),
    },
    ...changes,
  };
}

/** Live versions of most tests: the shell, the area of the home feed, and one with a public page and a parameter. */
export function sampleLive(changes: Partial<Live> = {}): Live {
  return {
    shell: sampleShell(),
    areas: [
      sampleArea('content', {
        routes: [
          { path: '/blogs/:blogId', group: 'general', title: 'Article' },
          { path: '/blogs/latest', group: 'general', title: 'Le dernier' },
          { path: '/help', group: 'public', title: 'Aide' },
        ],
        first: { '/help': needs(['remoteEntry.js', 'content.js']) },
      }),
      sampleArea('feed', { slots: ['feed.composer'] }),
    ],
    ...changes,
  };
}
