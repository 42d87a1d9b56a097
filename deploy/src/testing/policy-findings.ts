import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { type Finding, Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/** Possible weaknesses: a test names each, with the reason why it stays. */
const isMild = ({ severity }: Finding): boolean => severity > Severity.MEDIUM;

/** Findings of csp_evaluator for a content security policy. */
export function findingsIn(policy: string): { severe: string[]; mild: string[] } {
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const outcome = (list: Finding[]) =>
    list.map(({ severity, directive, value = '' }) => `${Severity[severity]} ${directive} ${value}`.trim());
  return { severe: outcome(found.filter((one) => !isMild(one))), mild: outcome(found.filter(isMild)) };
}

/** The policies of a header, which are joined by commas. None of ours contains a comma. */
export const policiesIn = (header: string | null | undefined): string[] => header?.split(', ') ?? [];
