import type { Why } from '../data/answers.ts';
import { verdictSentence } from '../sentences.ts';

/** Why something was done: the words of whoever did it, or the verdict that the guardrail acted on. */
export function WhyText({ why }: { why: Why }) {
  if (typeof why !== 'string') return verdictSentence(why);
  return why && <>«&#8239;{why}&#8239;»</>;
}
