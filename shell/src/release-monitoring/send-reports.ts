import type { PageReport } from '@az/shared/discovery';

const reportsUrl = '/discovery/reports';

/**
 * Sends reports at once, even when the page is about to end. A lost report is not repeated: the origin counts a session
 * without an outcome when its browser makes later calls.
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
