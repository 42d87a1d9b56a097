import type { PageReport } from '@az/shared/discovery';

const reportsUrl = '/discovery/reports';

export const reportsText = (reports: PageReport[]): string => JSON.stringify({ reports });

/**
 * Returns a function that sends reports at once, even at the end of the page. It uses the browser's functions as they
 * are now, because areas may replace them.
 */
export function reportSender(): (reports: PageReport[]) => void {
  const send = window.fetch.bind(window);
  const { stringify } = JSON;
  return (reports) => {
    if (reports.length === 0) return;
    void send(reportsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: stringify({ reports }),
      keepalive: true,
    }).catch(() => undefined);
  };
}
