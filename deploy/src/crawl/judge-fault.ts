import { shorten, type View } from './judge-view.ts';
import type { CrawledPage, FaultCondition } from './plan.ts';

export const signInPath = '/auth-advance/sign-in';

/** Finds sentences that say what to do. Each message must say what has happened, then what to do. */
const advice =
  /\b(réessa(yez|yer)|recharge[rz]|reconnectez|revenez|vérifiez|patientez|recommencez|connectez-vous)\b/i;

/** Start of the errors that the shell logs for a failed area when it shows the tile. */
const ofShell = 'AreaError: ';

/** Expected final path and query. If the session ends, it is the sign-in page, which leads back to the page. */
function expectedPath({ path, signedIn, guarded }: CrawledPage, fault: FaultCondition): string {
  const leads = fault === 'api-401' && signedIn && guarded;
  return leads ? `${signInPath}?redirectTo=${encodeURIComponent(path)}` : path;
}

/** Whether the page lacks something because of the fault. It is complete without the API's extensions. */
function lacks({ refused }: View, fault: FaultCondition): boolean {
  const isData = (call: string) => call !== '/capabilities';
  return fault === 'missing-chunk' || (fault === 'api-503' && refused.some(isData));
}

function saysWhatToDo({ alerts, text }: View, fault: FaultCondition): boolean {
  if (fault === 'missing-chunk') return alerts.some((alert) => advice.test(alert));
  return [...alerts, text].some((sentence) => advice.test(sentence));
}

/** Findings during a fault, in the form of `judgeView`. The rest must work, and the page must say what to do. */
export function judgeFault(page: CrawledPage, view: View, fault: FaultCondition): string[] {
  if (view.status === null) return [`does not answer: ${shorten(view.errors.join(' '))}`];
  const findings: string[] = [];
  const expected = expectedPath(page, fault);
  if (view.path + view.search !== expected)
    findings.push(`leads to ${view.path}${view.search}, not ${expected}.`);
  if (view.headings.length !== 1)
    findings.push(`shows ${view.headings.length || 'no'} main headings, not one.`);
  if (!view.text) findings.push('shows nothing in its main part.');
  if (view.controls === 0) findings.push('leaves nothing to use at its top.');
  if (lacks(view, fault) && !saysWhatToDo(view, fault)) findings.push('does not say what one can do.');
  const uncaught = view.uncaught.filter((error) => !error.startsWith(ofShell)).map(shorten);
  for (const error of new Set(uncaught)) findings.push(`has an uncaught error: ${error}`);
  return findings;
}
