import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { oldestBrowsers } from '../../shared/build/oldest-browsers.mjs';
import { areaFolders, root } from '../../shared/build/workspace.mjs';
import { missingInStyles, supportedDeclarations } from './browser-support.mjs';

/** What pages use although some of the oldest browsers lack it, because they also work without it. */
const optional = [
  // Added where it is missing (shared/src/api/any-signal.ts).
  'AbortSignal.any',
  // The code checks that they exist before it uses them.
  'requestIdleCallback',
  'Element.checkVisibility',
  'Navigator.share',
  'Navigator.userActivation',
  'UserActivation.hasBeenActive',
  // Read only from touch events; browsers without these properties never send such events.
  'Touch.clientX',
  'Touch.clientY',
  'TouchEvent.touches',
  'TouchEvent.changedTouches',
  // Improves pictures that are made smaller; browsers without it ignore the value.
  'CanvasImageSmoothing.imageSmoothingQuality',
  // In browsers without it, failed calls are not counted.
  'PerformanceResourceTiming.responseStatus',
];

/** Styles that some browsers lack and that only improve how a page looks, prints or renders. */
const decoration = [
  ...['content-visibility', 'contain-intrinsic-size', 'overflow-anchor', 'scrollbar-width', 'text-wrap'],
  'overflow-clip-margin',
  // WebKit lacks it, and has no contrast themes.
  'forced-color-adjust',
  // Parts of controls that every engine names differently.
  ...[
    '::-moz-range-thumb',
    '::-moz-range-track',
    '::-webkit-slider-runnable-track',
    '::-webkit-slider-thumb',
  ],
];

/** Style sheets that use `:has()` only for print, scrolling above the bottom bar, or a ring around a picture. */
const withHas = [
  'mfe-content/src/ui/Printable.module.css',
  'mfe-profile/src/features/act-on-profile/ActOnProfile.module.css',
  'mfe-profile/src/features/manage-albums/ChoosePhotos.module.css',
  'shell/src/chrome/menus/BottomBar.module.css',
];

const postcss = createRequire(join(root, 'shared/build/package.json'))('postcss');
const folder = mkdtempSync(join(tmpdir(), 'az-browser-support-'));
after(() => rmSync(folder, { recursive: true }));

/** Folder of TypeScript's declarations, which are in its package for this platform. */
function declarations() {
  const typescript = realpathSync(join(root, 'node_modules/typescript/package.json'));
  const own = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  return join(dirname(createRequire(typescript).resolve(own)), 'lib');
}

/** Writes only declarations of what all supported browsers have; returns these files, and the names left out. */
function writeDeclarations() {
  const from = declarations();
  const files = readdirSync(from).filter((name) => /^lib\.(es\w+|dom|decorators)\b(?!.*\bfull\b)/.test(name));
  const missing = new Set();
  for (const file of files) {
    const supported = supportedDeclarations(readFileSync(join(from, file), 'utf8'), optional);
    for (const name of supported.missing) missing.add(name);
    writeFileSync(join(folder, file), supported.text);
  }
  return { files: files.map((name) => join(folder, name)), missing };
}

const { files, missing } = writeDeclarations();

/** Where the sources of the given folders use something that a supported browser lacks. */
function newerUses(...folders) {
  const include = folders.map((one) => resolve(root, one));
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...{
        noEmit: true,
        composite: false,
        declaration: false,
        emitDeclarationOnly: false,
        tsBuildInfoFile: null,
      },
      ...{ noLib: true, lib: null, types: [], rootDir: '/' },
    },
    files: [...files, join(root, 'shared/src/css.d.ts')],
    include,
    exclude: include.flatMap((one) => [`${one}/**/*.test.*`, `${one}/**/testing`]),
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', folder, '--pretty', 'false', '--checkers', '1'],
    { cwd: root, encoding: 'utf8' },
  );
  // Errors on `{}` are ignored. They come from compiling all areas together: because each area declares its own query
  // keys, a value from the cache then has no members.
  const errors = stdout.matchAll(
    /^(\S+)\((\d+),\d+\): error TS\d+: (?:Property|Cannot find name) '(\w+)'(?! does not exist on type '(?:\{\}|NonNullable<)).*/gm,
  );
  return [...errors].flatMap(([, file, line, name]) =>
    missing.has(name) ? [`${file}:${line} ${name}`] : [],
  );
}

test('code of pages uses nothing that one of the oldest supported browsers lacks', () => {
  assert.deepEqual(
    newerUses('shell/src', 'shared/src', 'deploy/console/src', ...areaFolders.map((area) => `${area}/src`)),
    [],
  );
});

const planted = {
  canParse: "URL.canParse('/');",
  size: 'new URLSearchParams().size;',
  toSorted: '[1].toSorted();',
  with: '[1].with(0, 2);',
  union: 'new Set().union(new Set());',
  groupBy: 'Object.groupBy([1], String);',
  withResolvers: 'Promise.withResolvers();',
  fromAsync: 'Array.fromAsync([1]);',
  isWellFormed: "''.isWellFormed();",
  Segmenter: 'new Intl.Segmenter();',
  showPopover: 'document.body.showPopover();',
  scheduler: 'scheduler.yield();',
  startViewTransition: 'document.startViewTransition();',
};

test('newer functions, members and objects are found, older ones are not', () => {
  const older =
    "[1].findLast(Boolean); structuredClone(1); Object.hasOwn({}, ''); AbortSignal.timeout(1); ''.at(0);";
  writeFileSync(join(folder, 'planted.ts'), [...Object.values(planted), older].join('\n'));
  const found = newerUses(join(folder, 'planted.ts')).map((one) => one.replace(/.*:/, ''));
  assert.deepEqual(
    found,
    Object.keys(planted).map((name, index) => `${index + 1} ${name}`),
  );
});

test('style sheets use nothing that one of the oldest supported browsers lacks, except for decoration', () => {
  const listed = execFileSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' });
  const sheets = listed.split('\n').filter((file) => /^(?:shell|shared|deploy|mfe-[^/]+)\//.test(file));
  assert.ok(sheets.length > 100);
  const found = sheets.flatMap((file) =>
    missingInStyles(postcss.parse(readFileSync(join(root, file), 'utf8')))
      .filter((name) => !decoration.includes(name) && !(name === ':has' && withHas.includes(file)))
      // The build compiles `light-dark()` for older browsers.
      .filter((name) => name !== 'light-dark()')
      .map((name) => `${file} ${name}`),
  );
  assert.deepEqual(found, []);
});

test('newer properties, functions, units and selectors are found', () => {
  const sheet =
    'a:has(b) { field-sizing: content; color: color-mix(in srgb, red, blue); height: 1lh; } ' +
    '@supports (field-sizing: content) { a { field-sizing: content; } } @starting-style { a { top: 0; } }';
  assert.deepEqual(missingInStyles(postcss.parse(sheet)), [
    ...[':has', 'field-sizing', 'color-mix()', 'lh', '@starting-style'],
  ]);
});

test('README names the oldest supported browsers', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const { chrome, edge, firefox, safari, ios_saf } = oldestBrowsers;
  assert.ok(
    text.includes(`Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} and iOS ${ios_saf}`),
  );
});
