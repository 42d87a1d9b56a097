export { failNextSampleReply } from '../simulate-reply.ts';
export type { Article, CategoryVariant, CoverMotif } from './article.ts';
export { getArticles } from './articles.source.ts';
export { useArticles } from './use-articles.ts';
