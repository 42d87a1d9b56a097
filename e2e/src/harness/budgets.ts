import { get } from 'node:http';

/**
 * Limits of a first view. Bytes (brotli): `js` all scripts, `entry` the area's entry among them, `css` style sheets.
 * Numbers of files: `files` in the HTML, `late` found only later, which costs another round trip.
 */
export type Budget = { js: number; css: number; entry: number; files: number; late: number };

/** The measured first view, with the modules in its scripts (`contents`) and their bytes of source. */
export type Weights = Budget & { contents: Record<string, number> };

/** A new budget is the measured size times this, so that small growth needs no decision. */
const headroom = 1.02;
/** The growth of a module is listed from this number of bytes. */
const minGrowth = 200;

const withHeadroom = (bytes: number): number => Math.ceil((bytes * headroom) / 100) * 100;

export const budgetOf = ({ js, css, entry, files, late }: Weights): Budget => ({
  js: withHeadroom(js),
  css: withHeadroom(css),
  entry: withHeadroom(entry),
  files: files + 1,
  late,
});

/** Scripts and style sheets that the HTML of a page names. */
export const namedFiles = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="([^"]+\.(?:js|css))"/g)].map(
      ([, path]) => path ?? '',
    ),
  ),
];

function bytesOnTheWire(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      reply.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** The scripts that a path consists of: for a joined file the files in it, otherwise the path itself. */
function partsOf(path: string): string[] {
  const [, folder, names] = /^(.*)\/first\/(.*)\.js$/.exec(path) ?? [];
  return names ? names.split('+').map((name) => `${folder}/${name}.js`) : [path];
}

/** Merges two records. A name in both gets the larger number: a style sheet's classes and rules have the same name. */
export function maxOf(some: Record<string, number>, more: Record<string, number>): Record<string, number> {
  const most = { ...some };
  for (const [name, bytes] of Object.entries(more)) most[name] = Math.max(bytes, most[name] ?? 0);
  return most;
}

/** Measures the files of a first view as the origin sends them. */
export async function weigh(
  origin: string,
  paths: string[],
  contents: Map<string, Record<string, number>>,
): Promise<Omit<Weights, 'late'>> {
  const weights: Omit<Weights, 'late'> = { js: 0, css: 0, entry: 0, files: paths.length, contents: {} };
  for (const path of paths) {
    const bytes = await bytesOnTheWire(origin + path);
    weights[path.endsWith('.js') ? 'js' : 'css'] += bytes;
    if (path.endsWith('/remoteEntry.js')) weights.entry = bytes;
    for (const part of partsOf(path)) weights.contents = maxOf(weights.contents, contents.get(part) ?? {});
  }
  return weights;
}

/** Lists the ten modules that have grown most since the budgets were set, new ones included, in bytes of source. */
export function grownIn(now: Record<string, number>, then: Record<string, number>): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, by: bytes - (then[name] ?? 0), isNew: !(name in then) }))
    .filter(({ by }) => by > minGrowth)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, 10)
    .map(({ name, by, isNew }) => `  ${name} ${isNew ? 'is new' : 'grew'}: ${by} bytes of source more`);
}
