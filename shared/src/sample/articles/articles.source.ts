import { sampleSessionStart } from '../session-start.ts';
import { simulateReply } from '../simulate-reply.ts';
import type { Article } from './article.ts';
import { articlesBefore } from './articles.ts';

export function getArticles(): Promise<Article[]> {
  return simulateReply(() => articlesBefore(sampleSessionStart()));
}
