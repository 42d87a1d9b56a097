export type Scheme = 'light' | 'dark';

/** A page to look at. `status` is what the origin is to answer with. */
export type CrawledPage = { path: string; status: 200 | 404; signedIn: boolean };

/** Everything that a crawl needs; times in milliseconds. */
export type CrawlPlan = {
  /** The origin, without a slash at its end. */
  url: string;
  area: string;
  version: string;
  /** Name of the version's folder below `/areas/<area>/`. */
  folder: string;
  pages: CrawledPage[];
  /** Widths of the window in pixels. */
  widths: number[];
  schemes: Scheme[];
  /** Makes a browser run the version, whoever else is given another one. */
  overrideLink: string;
  signIn: { email: string; password: string };
  /** Path of a Chromium. */
  browserPath: string;
};

/** What is wrong with one page in one window. */
export type Finding = { path: string; width: number; scheme: Scheme; sentence: string };

/** `pages` counts every look: each page in each window and colour scheme. */
export type CrawlReport = { pages: number; findings: Finding[] };

/** Windows and colour schemes of a crawl (faults.md, 4.5). */
export const everyLook = { widths: [390, 768, 1280], schemes: ['light', 'dark'] as Scheme[] };
