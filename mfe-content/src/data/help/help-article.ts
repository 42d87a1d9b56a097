import type { Section } from '../section.ts';

/** The three subjects of the help pages. */
export type HelpTopic = 'account' | 'network' | 'device';

/** An article of the help pages. */
export type HelpArticle = {
  id: string;
  topic: HelpTopic;
  title: string;
  /** What the article answers, in one sentence. */
  summary: string;
  /** Day of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** How many readers found it helpful, and how many did not; invented. */
  votes: { yes: number; no: number };
  sections: readonly Section[];
};

export type HelpSeed = Omit<HelpArticle, 'topic'>;
