import type { Section } from '../section.ts';

/** The text of an article, and the id of the person who wrote it. */
export type ArticleBody = { authorId: string; sections: readonly Section[] };
