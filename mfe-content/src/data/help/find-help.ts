import { normalizeText } from '@az/shared/text-search';
import { type HelpArticle, helpArticles } from './help-articles.ts';

const everythingIn = ({ title, summary, sections }: HelpArticle): string =>
  normalizeText(
    [title, summary, ...sections.flatMap((section) => [section.title, ...section.lines.flat()])].join(' '),
  );

const texts = helpArticles.map((article) => ({
  article,
  title: normalizeText(article.title),
  all: everythingIn(article),
}));

const hasAll = (text: string, words: string[]): boolean => words.every((word) => text.includes(word));

/** The articles that contain every word of a search, those with all words in the title first. */
export function findHelp(search: string): HelpArticle[] {
  const words = normalizeText(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const found = texts.filter(({ all }) => hasAll(all, words));
  const inTitle = found.filter(({ title }) => hasAll(title, words));
  return [...inTitle, ...found.filter((one) => !inTitle.includes(one))].map(({ article }) => article);
}
