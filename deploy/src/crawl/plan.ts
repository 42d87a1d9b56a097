type Scheme = 'light' | 'dark';

/** Conditions of a crawl: shapes of data (`rich`: unchanged), the API of the previous version, and some faults. */
export const conditions = {
  rich: '',
  empty: 'with empty lists',
  long: 'with long texts',
  'previous-api': 'with the API of the version before',
  'api-503': 'while the API answers 503',
  'api-401': 'while the API answers 401',
  'missing-chunk': 'without the scripts of its pages',
} as const;

export type Condition = keyof typeof conditions;

export type FaultCondition = Extract<Condition, 'api-503' | 'api-401' | 'missing-chunk'>;

const faults: readonly Condition[] = ['api-503', 'api-401', 'missing-chunk'] satisfies FaultCondition[];

export const isFault = (condition: Condition): condition is FaultCondition => faults.includes(condition);

export const isCondition = (text: string): text is Condition => Object.hasOwn(conditions, text);

export type CrawledPage = {
  path: string;
  status: 200 | 404;
  signedIn: boolean;
  /** Whether the page redirects visitors without a session to the sign-in page. */
  guarded: boolean;
  /** Owner of the page; `shell` for the shell's own pages. */
  area: string;
};

/** Viewport width in pixels, colour scheme and condition. */
export type PageLook = { width: number; scheme: Scheme; condition: Condition };

/** Input of a crawl; times in milliseconds. */
export type CrawlPlan = {
  /** The origin, without a slash at its end. */
  url: string;
  area: string;
  version: string;
  /** Name of the version's folder below `/areas/<area>/`. */
  folder: string;
  pages: CrawledPage[];
  looks: PageLook[];
  /** Server of the API of the previous version, for looks that need it; without a slash at its end. */
  previousApi: string | null;
  overrideLink: string;
  signIn: { email: string; password: string };
  browserPath: string;
};

export type Finding = PageLook & { path: string; sentence: string };

/** `pages`: number of page views. `missed`: sentences about looks that could not be crawled, which are no failures. */
export type CrawlReport = { pages: number; findings: Finding[]; missed: string[] };

const everyWindow = [390, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** Faults are a smoke test: one look at each page. */
const smokeWindow = { width: 390, scheme: 'dark' } as const;

/** The looks of a crawl: three widths, two colour schemes, and all conditions. */
export const allLooks: readonly PageLook[] = (Object.keys(conditions) as Condition[]).flatMap((condition) =>
  (isFault(condition) ? [smokeWindow] : everyWindow).map((window) => ({ ...window, condition })),
);

/** Whether a look applies to a page. The shell's pages cannot be shown without its scripts (`missing-chunk`). */
export const hasLook = ({ area }: CrawledPage, { condition }: PageLook): boolean =>
  condition !== 'missing-chunk' || area !== 'shell';
