import type { Section } from '../section.ts';
import { firstBodies } from './first-bodies.ts';
import { secondBodies } from './second-bodies.ts';

/** Who wrote an article, by the id of the person, and its text. */
export type ArticleBody = { authorId: string; sections: readonly Section[] };

const bodies: Readonly<Record<string, ArticleBody>> = { ...firstBodies, ...secondBodies };

/** The text of a sample article; null when there is none. */
export const articleBody = (id: string): ArticleBody | null =>
  Object.hasOwn(bodies, id) ? (bodies[id] ?? null) : null;
