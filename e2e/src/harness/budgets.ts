import { get } from 'node:http';

/**
 * A page's first view: compressed bytes (brotli) of its scripts, of its area's entry among them, and of its style
 * sheets; the number of files in its HTML, and of those found only later, one round trip further away.
 */
export type Budget = { js: number; css: number; entry: number; files: number; late: number };

/** Bytes of a first view, and the modules in its scripts. */
export type Weights = Budget & { contents: Record<string, number> };

/** Headroom of a new budget: growth that needs no decision. */
const headroom = 1.02;
/** Smaller growth of a module is not listed. */
const minGrowth = 200;

const withHeadroom = (bytes: number): number => Math.ceil((bytes * headroom) / 100) * 100;

export const budgetOf = ({ js, css, entry, files, late }: Weights): Budget => ({
  js: withHeadroom(js),
  css: withHeadroom(css),
  entry: withHeadroom(entry),
  files: files + 1,
  late,
});

/** Scripts and style sheets in the HTML of a page. */
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

/** The files behind a path: those joined in a first file, or itself. */
function partsOf(path: string): string[] {
  const [, folder, names] = /^(.*)\/first\/(.*)\.js$/.exec(path) ?? [];
  return names ? names.split('+').map((name) => `${folder}/${name}.js`) : [path];
}

/** Merges two records with the larger number for a shared name: classes and rules of a style sheet share one. */
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

/** New and grown modules since the budgets were set, largest first, in bytes of source. */
export function grownIn(now: Record<string, number>, then: Record<string, number>): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({ name, by: bytes - (then[name] ?? 0), isNew: !(name in then) }))
    .filter(({ by }) => by > minGrowth)
    .toSorted((a, b) => b.by - a.by)
    .slice(0, 10)
    .map(({ name, by, isNew }) => `  ${name} ${isNew ? 'is new' : 'grew'}: ${by} bytes of source more`);
}
