import * as v from 'valibot';
import { AuthorWire, ListedItemWire } from './announcements.wire.ts';
import { maxSearchLength, maxSearchPage } from './limits.ts';
import { CleanLine } from './text.ts';

const searchLength = `Une recherche compte de 1 à ${maxSearchLength} caractères. Modifiez votre texte puis réessayez.`;

/** The text of a search. */
export const SearchTextWire = v.pipe(CleanLine, v.maxLength(maxSearchLength, searchLength));

/** Query of `GET /search/people` and `GET /search/posts` (extension). `after`: the `next_cursor` of the page before. */
export const SearchQueryWire = v.object({
  q: v.pipe(SearchTextWire, v.minLength(1, searchLength)),
  after: v.optional(v.pipe(v.string(), v.maxLength(400))),
  limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxSearchPage))),
});

/** A member who was found, and whether they are a connection of the requesting one. */
export const FoundMemberWire = v.object({ member: AuthorWire, connected: v.boolean() });

/** Reply of `GET /search/people`: names first, connections before others; similar names only if no others match. */
export const SearchPeopleReplyWire = v.object({
  success: v.literal(true),
  items: v.pipe(v.array(FoundMemberWire), v.maxLength(maxSearchPage)),
  meta: v.object({ next_cursor: v.nullable(v.string()) }),
});

/** Reply of `GET /search/posts`, newest first. */
export const SearchPostsReplyWire = v.object({
  success: v.literal(true),
  feeds: v.pipe(v.array(ListedItemWire), v.maxLength(maxSearchPage)),
  meta: v.object({ next_cursor: v.nullable(v.string()) }),
});

export type SearchQueryWire = v.InferOutput<typeof SearchQueryWire>;
export type FoundMemberWire = v.InferOutput<typeof FoundMemberWire>;
export type SearchPeopleReplyWire = v.InferOutput<typeof SearchPeopleReplyWire>;
export type SearchPostsReplyWire = v.InferOutput<typeof SearchPostsReplyWire>;
