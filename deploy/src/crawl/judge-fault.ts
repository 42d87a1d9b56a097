import { short, type View } from './judge-view.ts';
import type { CrawledPage, FaultCondition } from './plan.ts';

export const signInPath = '/auth-advance/sign-in';

/** Sentences that say what to do (our rule for messages: what happened, then what to do). */
const advice =
  /\b(réessa(yez|yer)|recharge[rz]|reconnectez|revenez|vérifiez|patientez|recommencez|connectez-vous)\b/i;

/** Start of the errors that the shell logs for a failed area when it shows the tile. */
const ofShell = 'AreaError: ';

/** Expected final path: an ended session leads back after a new sign-in. */
function expectedPath({ path, signedIn, guarded }: CrawledPage, fault: FaultCondition): string {
  const leads = fault === 'api-401' && signedIn && guarded;
  return leads ? `${signInPath}?redirectTo=${encodeURIComponent(path)}` : path;
}

/** Whether the page misses something. A failed call for the API's extensions does not count: the page is complete. */
function lacks({ refused }: View, fault: FaultCondition): boolean {
  const isData = (call: string) => call !== '/capabilities';
  return fault === 'missing-chunk' || (fault === 'api-503' && refused.some(isData));
}

function saysWhatToDo({ alerts, text }: View, fault: FaultCondition): boolean {
  if (fault === 'missing-chunk') return alerts.some((alert) => advice.test(alert));
  return [...alerts, text].some((sentence) => advice.test(sentence));
}

/** Findings of a page view during a fault, as of `judgeView`: the rest must work, and the page must say what to do. */
export function judgeFault(page: CrawledPage, view: View, fault: FaultCondition): string[] {
  if (view.status === null) return [`does not answer: ${short(view.errors.join(' '))}`];
  const findings: string[] = [];
  const expected = expectedPath(page, fault);
  if (view.path + view.search !== expected)
    findings.push(`leads to ${view.path}${view.search}, not ${expected}.`);
  if (view.headings.length !== 1)
    findings.push(`shows ${view.headings.length || 'no'} main headings, not one.`);
  if (!view.text) findings.push('shows nothing in its main part.');
  if (view.controls === 0) findings.push('leaves nothing to use at its top.');
  if (lacks(view, fault) && !saysWhatToDo(view, fault)) findings.push('does not say what one can do.');
  const uncaught = view.uncaught.filter((error) => !error.startsWith(ofShell)).map(short);
  for (const error of new Set(uncaught)) findings.push(`has an uncaught error: ${error}`);
  return findings;
}
