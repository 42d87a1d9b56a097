import type { PageReport } from '@az/shared/discovery';

const reportsUrl = '/discovery/reports';

/**
 * Sends what became of areas, at once and even when the page is about to end. What does not arrive is not repeated: a
 * session without an outcome is counted where it is missed.
 */
export function sendReports(reports: PageReport[]): void {
  if (reports.length === 0 || !navigator.onLine) return;
  const body = JSON.stringify({ reports });
  void fetch(reportsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined);
}
