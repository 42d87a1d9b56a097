import { pageConfig } from '../config/index.ts';
import { QueryClient } from '../query/index.ts';
import { fakeServer, json } from '../testing/fake-server.ts';
import { hasCapability } from './use-capability.ts';

// Mocked because the page reads its configuration only once.
jest.mock('../config/index.ts', () => ({ pageConfig: jest.fn() }));

const configure = (extensions?: string[]) =>
  jest.mocked(pageConfig).mockReturnValue({
    apiBase: '/az-connect-backend/api',
    ...(extensions && { extensions }),
  } as ReturnType<typeof pageConfig>);

test('a page that came with the extensions of the server makes no call for them', async () => {
  const server = fakeServer();
  configure(['network']);
  const queries = new QueryClient();
  expect(await hasCapability(queries, 'network')).toBe(true);
  expect(await hasCapability(queries, 'accounts')).toBe(false);
  expect(server.requests).toHaveLength(0);
});

test('another one asks the server', async () => {
  const server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: ['network'] }));
  configure();
  expect(await hasCapability(new QueryClient(), 'network')).toBe(true);
  expect(server.requests).toHaveLength(1);
});
