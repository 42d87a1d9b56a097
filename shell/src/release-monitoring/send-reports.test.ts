import { reportSender } from './send-reports.ts';

const report = { area: 'feed', version: '1.1.0+b110', what: 'started' } as const;
const original = window.fetch;

afterEach(() => {
  window.fetch = original;
});

test('reports leave although code of an area has replaced the functions of the browser', () => {
  const request = jest.fn(async () => new Response(null, { status: 204 }));
  window.fetch = request as unknown as typeof fetch;
  const send = reportSender();
  const muted = jest.fn(() => new Promise<Response>(() => undefined));
  window.fetch = muted;
  const stringify = jest.spyOn(JSON, 'stringify').mockReturnValue('{}');
  send([report]);
  stringify.mockRestore();
  expect(muted).not.toHaveBeenCalled();
  expect(request).toHaveBeenCalledWith(
    '/discovery/reports',
    expect.objectContaining({ body: JSON.stringify({ reports: [report] }), keepalive: true }),
  );
});

test('nothing is sent without reports', () => {
  const request = jest.fn(async () => new Response(null, { status: 204 }));
  window.fetch = request as unknown as typeof fetch;
  reportSender()([]);
  expect(request).not.toHaveBeenCalled();
});
