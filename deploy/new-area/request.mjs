import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groups } from '../../shared/build/area-json.mjs';
import { readImportTable } from '../../shared/build/import-table.mjs';

/** A request that cannot be fulfilled; its message is one sentence for the terminal. */
class Refusal extends Error {}

const refuseUnless = (holds, sentence) => {
  if (!holds) throw new Refusal(sentence);
};

/** First parts of paths that the origin answers itself. */
const originPaths = ['areas', 'az-connect-backend', 'deploy', 'discovery', 'healthz', 'metrics', 'readyz'];

/** Words in addresses that lists of ad blockers (EasyList, EasyPrivacy, Liste FR) refuse. */
const blockedWords =
  /^(ad|ads|adserver|advert|adverts|advertising|affiliate|affiliates|analytics|annonceur|annonceurs|banner|banners|popup|popups|promo|promos|pub|publicite|publicites|pubs|sponsor|sponsored|sponsors|stats|telemetry|tracker|trackers|tracking)$/;

const longest = 40;
const line = /^[^\p{Cc}`|<>{}\\]{1,60}$/u;

const capital = (word) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** A route without the names of its parameters, because routes that differ only in these names are the same. */
const normal = (path) => path.toLowerCase().replace(/:[^/]+/g, ':');

function takenRoutes(root) {
  const areas = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'area.json')));
  const ofAreas = areas.flatMap((folder) =>
    JSON.parse(readFileSync(join(root, folder, 'area.json'), 'utf8')).routes.map(({ path }) => [
      normal(path),
      folder,
    ]),
  );
  const ofShell = Object.keys(readImportTable(join(root, 'shell/src/routes/pages.ts'))).map((path) => [
    normal(path),
    'the shell',
  ]);
  return new Map([...ofAreas, ...ofShell]);
}

function checkName(root, name) {
  refuseUnless(name, 'Which area? npm run new:area <name>, a name of a-z, 0-9 and single hyphens.');
  refuseUnless(
    name.length <= longest && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name),
    `${name} is no name of an area: a letter first, then a-z, 0-9 and single hyphens, at most ${longest} signs.`,
  );
  refuseUnless(!name.startsWith('mfe-'), `Leave mfe- out: the folder of ${name.slice(4)} is called ${name}.`);
  refuseUnless(name !== 'shell', 'shell is the host and no name of an area.');
  refuseUnless(!existsSync(join(root, `mfe-${name}`)), `mfe-${name} exists already.`);
}

function checkRoute(root, route) {
  refuseUnless(
    /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(route),
    `${route} is no route of a first page: parts of a-z, 0-9 and hyphens, each after a slash.`,
  );
  refuseUnless(!originPaths.includes(route.split('/')[1]), `${route} is answered by the origin itself.`);
  const owner = takenRoutes(root).get(normal(route));
  refuseUnless(!owner, `${route} is a route of ${owner} already.`);
}

/** A warning if ad blockers would probably refuse an area's files or pages; otherwise null. */
export function blockerWarning({ name, route }) {
  const word = `${name}/${route}`.split(/[-/]/).find((part) => blockedWords.test(part));
  return word === undefined
    ? null
    : `Ad blockers refuse many addresses that contain the word ${word}: visitors who have one would see an error in place of these pages. Choose another name or --route.`;
}

/**
 * The checked description of a new area, from its name and the options of the command line.
 *
 * @throws Refusal
 */
export function checkedRequest(root, name, options = {}) {
  checkName(root, name);
  const {
    title = capital(name.replaceAll('-', ' ')),
    owner = name,
    contact = `equipe-${name}@az-connect.test`,
    route = `/${name}`,
    group = 'general',
  } = options;
  for (const [what, text] of Object.entries({ title, owner }))
    refuseUnless(line.test(text), `--${what} is one line of 1 to 60 signs without \` | < > { } \\.`);
  refuseUnless(/^[^\s@"\\]+@[^\s@"\\]+$/.test(contact), '--contact is an e-mail address.');
  refuseUnless(groups.includes(group), `--group is one of ${groups.join(', ')}.`);
  checkRoute(root, route);
  return { name, title, owner, contact, route, group, Component: name.split('-').map(capital).join('') };
}
