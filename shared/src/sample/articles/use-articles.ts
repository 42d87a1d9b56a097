import { type Sample, useSample } from '../use-sample.ts';
import type { Article } from './article.ts';
import { getArticles } from './articles.source.ts';

export const useArticles = (): Sample<Article> => useSample('shared-articles', getArticles);
