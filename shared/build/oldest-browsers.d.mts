export const browserList: string;
export const oldestBrowsers: Record<
  'chrome' | 'and_chr' | 'edge' | 'firefox' | 'and_ff' | 'safari' | 'ios_saf',
  string
>;
