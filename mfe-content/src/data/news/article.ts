import type { Article } from '@az/shared/sample/articles';
import type { Section } from '../section.ts';

export type { Article, CategoryVariant } from '@az/shared/sample/articles';

/** An author of the sample network, as the shared cards show them. */
export type Author = { name: string; role?: string | null; picture: string | null };

export type WholeArticle = Article & { author: Author; sections: readonly Section[]; minutes: number };
