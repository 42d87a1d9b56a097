import type { Section } from '../section.ts';

/** The author of an article, by the id of the person, and its text. */
export type ArticleBody = { authorId: string; sections: readonly Section[] };
