import type { PageReport } from '@az/shared/discovery';

const reportsUrl = '/discovery/reports';

export const reportsText = (reports: PageReport[]): string => JSON.stringify({ reports });

/**
 * Creates the function that sends reports at once, also when the page is about to end, with the browser's functions as they are
 * now: areas may replace them. A lost report is not repeated: the origin counts sessions without an outcome.
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
