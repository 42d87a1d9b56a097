import type { Why } from '../data/reply-types.ts';
import { verdictSentence } from '../sentences.ts';

/** The reason of a command: its caller's text, or the verdict that the guardrail acted on. */
export function ReasonText({ why }: { why: Why }) {
  if (typeof why !== 'string') return verdictSentence(why);
  return why && <>«&#8239;{why}&#8239;»</>;
}
