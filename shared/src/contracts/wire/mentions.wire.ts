import * as v from 'valibot';
import { maxMentions } from './limits.ts';

const unit = v.pipe(v.number(), v.integer(), v.minValue(0));

/**
 * The members whom a text mentions (extension `mentions`): the id, and the place of `@` and the name in the text, in
 * UTF-16 units. In replies, the text has the names that they have now.
 */
export const MentionsWire = v.pipe(
  v.array(v.object({ id: v.pipe(v.string(), v.maxLength(36)), start: unit, length: unit })),
  v.maxLength(maxMentions),
);

export type MentionsWire = v.InferOutput<typeof MentionsWire>;
