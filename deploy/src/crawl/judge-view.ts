import type { CrawledPage, CrawlPlan } from './plan.ts';

export type View = {
  /** Status of the origin's reply; null if there was none. */
  status: number | null;
  /** Final path of the page; `search` is its query. */
  path: string;
  search: string;
  headings: string[];
  /** Text of the page's main part, without the headings. */
  text: string;
  alerts: string[];
  /** Number of links and buttons in the bar at the top of the page. */
  controls: number;
  /** Pixels by which the page is wider than the viewport. */
  overhang: number;
  /** Version of the crawled area (or of the shell) in the page's discovery data; null if it has none. */
  version: string | null;
  /** Requested paths of files of areas and of the shell. */
  files: string[];
  failed: string[];
  /** Paths of API calls with a failed reply. */
  refused: string[];
  /** Console errors and uncaught errors. */
  errors: string[];
  /** Only the uncaught errors. */
  uncaught: string[];
};

type Wanted = Pick<CrawlPlan, 'area' | 'version' | 'folder'>;

export const shorten = (text: string): string => {
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

/** Findings of a page view. Each is a sentence whose subject is the page's address; empty if all is well. */
export function judgeView(page: CrawledPage, view: View, wanted: Wanted): string[] {
  if (view.status === null) return [`does not answer: ${shorten(view.errors.join(' '))}`];
  const findings: string[] = [];
  if (view.status !== page.status) findings.push(`answers ${view.status}, not ${page.status}.`);
  if (view.path !== page.path) findings.push(`leads to ${view.path}.`);
  const { headings } = view;
  if (headings.length !== 1) findings.push(`shows ${headings.length || 'no'} main headings, not one.`);
  if (!view.text.trim()) findings.push('shows nothing in its main part.');
  if (view.overhang > 0) findings.push(`scrolls sideways, by ${view.overhang} pixels.`);
  for (const alert of view.alerts) findings.push(`says: ${shorten(alert)}`);
  findings.push(...versionFindings(view, wanted));
  for (const file of view.failed) findings.push(`cannot load ${shorten(file)}.`);
  // The first line is the message, the others are the stack.
  const errors = new Set(view.errors.map((error) => shorten(error.split('\n')[0] ?? '')));
  for (const error of errors) findings.push(`has an error: ${error}`);
  return findings;
}
