import type { ArticleBody } from './article-body.ts';
import { firstBodies } from './first-bodies.ts';
import { secondBodies } from './second-bodies.ts';

const bodies: Readonly<Record<string, ArticleBody>> = { ...firstBodies, ...secondBodies };

/** The text of a sample article; null if there is none. */
export const articleBody = (id: string): ArticleBody | null =>
  Object.hasOwn(bodies, id) ? (bodies[id] ?? null) : null;
