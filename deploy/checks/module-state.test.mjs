import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { moduleState } from './module-state.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Allowed state that is not cleared with the session, and why it reveals nothing to the next member. */
const allowed = {
  'It is the session, or ends with it: `session.ts` changes it.': [
    'shared/src/api/client.ts: session',
    'shared/src/session/auth-store.ts: authStore',
    'shared/src/session/awaited-user.ts: awaitedUser',
    'shared/src/session/other-tabs.ts: channel',
    'shared/src/session/page-cache.ts: isLeft isGuarded',
    'shared/src/session/removals.ts: listeners',
    'shared/src/session/session-token.ts: inMemory',
    'shared/src/session/session.ts: generation positions reads renewal notStoredListener',
    'shared/src/session/stored-user.ts: pictureTimer',
  ],
  'It counts, so that ids differ; it names nobody.': [
    'mfe-profile/src/features/edit-experience/experience.form.ts: lines',
    'mfe-profile/src/features/manage-albums/CreateAlbum.tsx: albums',
  ],
  'It follows the components that are mounted.': [
    'mfe-feed/src/ui/use-windowing.ts: observers',
    'shared/src/shortcuts/shortcut-store.ts: shortcutStore',
    'shared/src/title/title-store.ts: screen prefixes listeners',
    'shared/src/ui/Modal/Modal.tsx: open',
    'shared/src/ui/RelativeTime/RelativeTime.tsx: listeners timer ticks',
  ],
  'Heights of publications that were drawn, by their ids.': ['mfe-feed/src/ui/use-windowing.ts: heights'],
  'Each toast goes after its own seconds.': ['shared/src/toast/toast-store.ts: toastStore lastId'],
  'A choice for this device, as the privacy page says.': [
    'shared/src/theme/AppTheme.tsx: stop',
    'shared/src/theme/theme-store.ts: themeStore',
  ],
  'It belongs to the page, the browser or the server, whoever is signed in.': [
    'mfe-messaging/src/data/messaging-store.ts: loading',
    'mfe-messaging/src/data/play-sound.ts: context',
    'shared/src/api/circuit-breaker.ts: failures',
    'shared/src/api/network.ts: isContradicted listeners',
    'shared/src/api/client.ts: extensionList',
    'shared/src/api/pending-writes.ts: count',
    'shared/src/api/recent-input.ts: inputAt',
    'shared/src/api/sample-port.ts: load loading listeners',
    'shared/src/area/host.ts: current',
    'shared/src/config/page-config.ts: known',
    'shared/src/install/install-store.ts: state listeners',
    'shared/src/live/live.ts: listeners watched',
    'shared/src/sample/simulate-reply.ts: failuresAhead',
    'shell/src/areas/load-area.ts: modules started',
    'shell/src/areas/share-scope.ts: consumers',
    'shell/src/areas/standard-container.ts: scopes',
    'shell/src/chrome/Root.tsx: replacedMember',
    'shell/src/features/palette/palette-sources.ts: current',
    'shell/src/main.ts: __webpack_nonce__',
    'shell/src/page/appended-files.ts: isInstalled',
    'shell/src/page/first-files.ts: bundles waited',
    'shell/src/page/integrity.ts: known missing loading hasFailed developmentBases',
    'shell/src/page/own-fetch.ts: kept',
    'shell/src/page/page-loader.ts: waiting attempts bypassCount pageStyles',
    'shell/src/page/refused-files.ts: urls',
    'shell/src/page/translated-text.ts: changes translations',
    'shell/src/page/canary-files.ts: bases',
    'shell/src/page/when-idle.ts: resolveFirstView firstView',
    'shell/src/routes/LayoutView.tsx: shown',
    'shell/src/shortcuts/start-shortcuts.ts: previousKey',
  ],
};

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((file) => /^(shell|shared|mfe-[^/]+)\/src\/.*\.tsx?$/.test(file) && !/\.d\.ts$/.test(file))
  .filter((file) => existsSync(join(root, file)) && !/\.test\.|\/testing\//.test(file));

const found = sources.flatMap((file) =>
  moduleState(readFileSync(join(root, file), 'utf8'), file).map((name) => `${file}: ${name}`),
);
const allowedNames = Object.values(allowed)
  .flat()
  .flatMap((line) => {
    const [file, names] = line.split(': ');
    return names.split(' ').map((name) => `${file}: ${name}`);
  });

test('no module state outlives a session (clear it in `onSessionRemoved`, or add a reason here)', () => {
  assert.ok(sources.length > 600, `only ${sources.length} sources were read`);
  assert.deepEqual(
    found.filter((one) => !allowedNames.includes(one)),
    [],
  );
});

test('every reason is about existing state', () => {
  assert.deepEqual(
    allowedNames.filter((one) => !found.includes(one)),
    [],
  );
});

test('state is found in every form, and state cleared with the session is not', () => {
  const stateOf = (text) => moduleState(text, 'planted.ts');
  for (const [text, names] of [
    ['let videos: string[] = [];', ['videos']],
    ['export let last = 0;', ['last']],
    ['const known = new Map(); export const add = (key) => known.set(key, 1);', ['known']],
    ['const list = []; export function add(one) { list.push(one); }', ['list']],
    ['const held = { id: null }; export const hold = (id) => { held.id = id; };', ['held']],
    ['const kept = {}; export const drop = (id) => delete kept[id];', ['kept']],
    ['export const store = createStore(() => ({}));', ['store']],
    ['const messaging = createMessagingStore(source());', ['messaging']],
    ['class Box {} export const box = new Box();', ['box']],
    ['const names = new Set([1]); export const has = (one) => names.has(one);', []],
    ['const seen = new WeakSet(); export const see = (one) => seen.add(one);', []],
    ['const pattern = new RegExp("a"); const three = 3;', []],
    ['export function count() { let own = 0; own += 1; return own; }', []],
    ['let videos = []; onSessionRemoved(() => { videos = []; });', []],
    ['let videos = []; const forget = () => { videos = []; }; onSessionRemoved(forget);', []],
    ['let videos = []; function change(next) { videos = next; } onSessionRemoved(() => change([]));', []],
    ['let videos = []; let other = 1; onSessionRemoved(() => { videos = []; });', ['other']],
  ])
    assert.deepEqual(stateOf(text), names, text);
});
