import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import { bundledEntries } from '../../shared/build/shares.mjs';
import { areaFolders } from '../../shared/build/workspace.mjs';

const area = '^mfe-([^/]+)/';
const production = { pathNot: '\\.test\\.(ts|tsx|mjs)$|/test/|/src/testing/|^e2e/|^bench/|^deploy/checks/' };

const { exports } = JSON.parse(readFileSync(new URL('../../shared/package.json', import.meta.url), 'utf8'));
const literal = (path) => path.replace(/[.]/g, '\\.');
const sharedEntries = Object.values(exports)
  .filter((entry) => entry['az-source'])
  .map((entry) => `^${literal(entry['az-source'].replace('./', 'shared/'))}$`);

/** The folders of `shared` of which each build contains its own copy. */
const bundled = `^shared/src/(${bundledEntries.map((entry) => entry.slice(2)).join('|')})/`;

/** Folders of the backend that all its other folders may import. */
const ground = 'config|database|errors|reference|schema';

/** The import rules of ARCHITECTURE.md, one for each of its lines. */
const rules = [
  { name: 'no-area-to-area', from: { path: area }, to: { path: area, pathNot: '^mfe-$1/' } },
  { name: 'no-area-to-shell', from: { path: area }, to: { path: '^(shell|deploy|backend|e2e|bench)/' } },
  { name: 'no-shell-to-area', from: { path: '^shell/' }, to: { path: area } },
  { name: 'no-shell-to-servers', from: { path: '^shell/' }, to: { path: '^(deploy|backend)/' } },
  {
    name: 'console-to-types-of-answers-only',
    from: { path: '^deploy/console/src/' },
    to: {
      path: '^(deploy/src|shell|mfe-[^/]+|backend)/',
      pathNot: '^deploy/src/(answers/|commands/index\\.ts$)',
    },
  },
  { name: 'nothing-to-the-console', from: { pathNot: '^deploy/console/' }, to: { path: '^deploy/console/' } },
  {
    name: 'shared-imports-nobody-above',
    from: { path: '^shared/' },
    to: { path: '^(shell|mfe-[^/]+|deploy|backend|e2e|bench)/' },
  },
  {
    name: 'shared-through-its-entries',
    from: { path: '^(shell|mfe-[^/]+|deploy|backend)/' },
    to: { path: '^shared/src/', pathNot: sharedEntries },
  },
  {
    name: 'copies-hold-nothing-shared',
    from: { path: bundled, pathNot: '\\.test\\.tsx?$' },
    // `types.ts` is allowed: it has only types, and the parser cannot tell imports of types from code.
    to: { path: '^shared/src/', pathNot: [bundled, '^shared/src/area/types\\.ts$'] },
  },
  { name: 'only-api-imports-ky', from: { pathNot: '^shared/src/api/' }, to: { path: '/node_modules/ky/' } },
  {
    name: 'only-the-kit-imports-mantine',
    from: { path: '^(shell|mfe-[^/]+|deploy/console)/src/' },
    to: { path: '/node_modules/(@mantine|@tanstack|react-router|react-router-dom)/' },
  },
  {
    name: 'pages-neither-fetch-nor-read',
    from: { path: '^mfe-[^/]+/src/pages/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '(^mfe-[^/]+/src/data/|^shared/src/(api|sample)/)' },
  },
  {
    name: 'no-feature-to-feature',
    from: { path: '^([^/]+)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'nothing-points-back',
    from: { path: '^mfe-[^/]+/src/(data|ui)/' },
    to: { path: '^mfe-[^/]+/src/(features|pages|routes)' },
  },
  {
    name: 'features-not-to-pages',
    from: { path: '^mfe-[^/]+/src/features/' },
    to: { path: '^mfe-[^/]+/src/(pages|routes)' },
  },
  {
    name: 'tables-import-no-code-above',
    from: { path: `^backend/src/(${ground})/`, pathNot: '\\.test\\.ts$' },
    to: { path: '^backend/src/', pathNot: `^backend/src/(${ground})/` },
  },
  {
    name: 'rows-and-events-know-no-calls',
    from: {
      path: '^backend/src/(live|mail|permissions|pictures|repositories|security)/',
      pathNot: '\\.test\\.ts$',
    },
    to: { path: '^backend/src/(http|operations|routes|[^/]+\\.ts$)' },
  },
  { name: 'no-tests-in-production', from: production, to: { path: '\\.test\\.(ts|tsx)$|/src/testing/' } },
  {
    name: 'only-development-fails-on-request',
    from: { pathNot: '^deploy/src/(dev\\.ts$|faults/|crawl/put-in-condition\\.ts$)|^e2e/' },
    to: { path: '^deploy/src/faults/' },
  },
  {
    name: 'only-the-command-line-crawls',
    from: { pathNot: '^deploy/src/(az\\.ts$|crawl/)' },
    to: { path: '^deploy/src/crawl/(put-in-condition|browser-states|view-page|crawl)\\.ts$' },
  },
  {
    name: 'no-undeclared-dependency',
    // Only production code: tests use tools that the package.json of the repository declares.
    from: production,
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  { name: 'nothing-unresolved', from: {}, to: { couldNotResolve: true } },
  { name: 'no-cycles', from: {}, to: { circular: true } },
].map((rule) => ({ severity: 'error', comment: '', ...rule }));

/** The folders whose sources the rules apply to. */
export const folders = [
  'shell/src',
  ...areaFolders.map((name) => `${name}/src`),
  'shared/src',
  'backend/src',
  'deploy/src',
  'deploy/console/src',
];

/** Checks the modules below `baseDir`; returns their number too, so that an empty run cannot pass. */
export async function checkImports(baseDir, only = folders) {
  const { output } = await cruise(
    only,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: rules },
      doNotFollow: { path: 'node_modules|/dist/|/build/' },
      exclude: { path: '/dist/|^[^/]+/build/|\\.css$' },
      tsPreCompilationDeps: true,
      combinedDependencies: false,
      enhancedResolveOptions: {
        conditionNames: ['az-source', 'import', 'types', 'default'],
        exportsFields: ['exports'],
        extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      },
    },
    {},
  );
  const own = output.modules.filter(({ source }) => only.some((folder) => source.startsWith(folder)));
  return {
    modules: own.map(({ source }) => source),
    violations: output.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
}
