import type { CrawledPage, CrawlPlan } from './plan.ts';

/** What a page view showed and did, once it stood still. */
export type View = {
  /** Status that the origin answered with; null for no answer. */
  status: number | null;
  /** Path where the page stands in the end, and the query after it. */
  path: string;
  search: string;
  /** Every heading of the first level that can be seen. */
  headings: string[];
  /** What stands in the page's main part beside them. */
  text: string;
  /** What alerts say. */
  alerts: string[];
  /** Links and buttons of the bar at its top. */
  controls: number;
  /** Pixels by which it is wider than the window. */
  overhang: number;
  /** Version of the crawled area (or of the shell) in the page's discovery; null for none. */
  version: string | null;
  /** Paths of the files of areas and of the shell that were asked for. */
  files: string[];
  /** Those that could not be had, with the reason. */
  failed: string[];
  /** Paths of the API's calls that were answered with a failure. */
  refused: string[];
  /** What the console and uncaught errors said. */
  errors: string[];
  /** What of it was not caught. */
  uncaught: string[];
};

type Wanted = Pick<CrawlPlan, 'area' | 'version' | 'folder'>;

/** A text in one line, and not too long a one. */
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 200 ? `${line.slice(0, 199)}…` : line;
};

function versionFindings({ version, files }: View, wanted: Wanted): string[] {
  if (version !== wanted.version)
    return [`runs ${wanted.area} ${version ?? 'of no version'}, not ${wanted.version}.`];
  const folders = new Set(
    files.filter((file) => file.startsWith(`/areas/${wanted.area}/`)).map((file) => file.split('/')[3]),
  );
  if (!folders.delete(wanted.folder)) return [`loads no file of ${wanted.area} ${wanted.version}.`];
  return [...folders].map((folder) => `loads files of ${wanted.area} ${folder}, too.`);
}

/** What is wrong with a page view, one sentence each that goes on from its address; nothing when all is well. */
export function judgeView(page: CrawledPage, view: View, wanted: Wanted): string[] {
  if (view.status === null) return [`does not answer: ${short(view.errors.join(' '))}`];
  const findings: string[] = [];
  if (view.status !== page.status) findings.push(`answers ${view.status}, not ${page.status}.`);
  if (view.path !== page.path) findings.push(`leads to ${view.path}.`);
  const { headings } = view;
  if (headings.length !== 1) findings.push(`shows ${headings.length || 'no'} main headings, not one.`);
  if (!view.text.trim()) findings.push('shows nothing in its main part.');
  if (view.overhang > 0) findings.push(`scrolls sideways, by ${view.overhang} pixels.`);
  for (const alert of view.alerts) findings.push(`says: ${short(alert)}`);
  findings.push(...versionFindings(view, wanted));
  for (const file of view.failed) findings.push(`cannot load ${short(file)}.`);
  // The first line says what, the others where.
  const errors = new Set(view.errors.map((error) => short(error.split('\n')[0] ?? '')));
  for (const error of errors) findings.push(`has an error: ${error}`);
  return findings;
}
