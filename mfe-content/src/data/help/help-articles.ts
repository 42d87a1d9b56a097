import { frenchSpaces, typeset } from '../section.ts';
import { accountArticles } from './account-articles.ts';
import { deviceArticles } from './device-articles.ts';
import type { HelpArticle, HelpSeed, HelpTopic } from './help-article.ts';
import { networkArticles } from './network-articles.ts';

export type { HelpArticle, HelpTopic } from './help-article.ts';

const ofTopic = (topic: HelpTopic, seeds: readonly HelpSeed[]): HelpArticle[] =>
  seeds.map((seed) => ({
    ...seed,
    topic,
    title: frenchSpaces(seed.title),
    summary: frenchSpaces(seed.summary),
    sections: seed.sections.map(typeset),
  }));

/** Every article of the help pages, by topic. They are part of the product and need no server. */
export const helpArticles: readonly HelpArticle[] = [
  ...ofTopic('account', accountArticles),
  ...ofTopic('network', networkArticles),
  ...ofTopic('device', deviceArticles),
];

/** The three topics in display order. */
export const helpTopics: readonly { topic: HelpTopic; title: string }[] = [
  { topic: 'account', title: 'Compte et connexion' },
  { topic: 'network', title: 'Publier et échanger' },
  { topic: 'device', title: 'Confidentialité et appareil' },
];
