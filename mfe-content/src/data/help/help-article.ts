import type { Section } from '../section.ts';

/** The three topics of the help pages. */
export type HelpTopic = 'account' | 'network' | 'device';

export type HelpArticle = {
  id: string;
  topic: HelpTopic;
  title: string;
  summary: string;
  /** Date of the last change, `YYYY-MM-DD`. */
  updated: string;
  /** How many readers found the article helpful, and how many did not; sample data. */
  votes: { yes: number; no: number };
  sections: readonly Section[];
};

export type HelpSeed = Omit<HelpArticle, 'topic'>;
