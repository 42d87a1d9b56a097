export type Scheme = 'light' | 'dark';

/**
 * What a page is looked at under, and how findings name it: the three shapes of data, the API of the version before,
 * and the smoke of the fault matrix. `rich` is the account's data as it is.
 */
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

/** A page to look at. */
export type CrawledPage = {
  path: string;
  /** What the origin is to answer with. */
  status: 200 | 404;
  signedIn: boolean;
  /** Whether it leads whoever has no session to the sign-in page. */
  guarded: boolean;
  /** Whose page it is; the shell's own pages are the shell's. */
  area: string;
};

/** A window, a colour scheme and what the page is looked at under; width in pixels. */
export type Look = { width: number; scheme: Scheme; condition: Condition };

/** Everything that a crawl needs; times in milliseconds. */
export type CrawlPlan = {
  /** The origin, without a slash at its end. */
  url: string;
  area: string;
  version: string;
  /** Name of the version's folder below `/areas/<area>/`. */
  folder: string;
  pages: CrawledPage[];
  looks: Look[];
  /** Server of the API of the version before, for looks that ask for it; without a slash at its end. */
  previousApi: string | null;
  /** Makes a browser run the version, whoever else is given another one. */
  overrideLink: string;
  signIn: { email: string; password: string };
  /** Path of a Chromium. */
  browserPath: string;
};

/** What is wrong with one page in one look. */
export type Finding = Look & { path: string; sentence: string };

/**
 * `pages` counts every look at every page. `missed` says, one sentence each, what could not be looked at, and is neither
 * passed nor failed.
 */
export type CrawlReport = { pages: number; findings: Finding[]; missed: string[] };

const everyWindow = [390, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** Faults are a smoke: one look at each page. */
const smokeWindow = { width: 390, scheme: 'dark' } as const;

/** The looks of a crawl: three widths, two colour schemes, and everything above. */
export const everyLook: readonly Look[] = (Object.keys(conditions) as Condition[]).flatMap((condition) =>
  (isFault(condition) ? [smokeWindow] : everyWindow).map((window) => ({ ...window, condition })),
);

/** Whether a look can be had at a page: the shell without its own scripts is no page. */
export const isLookedAt = ({ area }: CrawledPage, { condition }: Look): boolean =>
  condition !== 'missing-chunk' || area !== 'shell';
