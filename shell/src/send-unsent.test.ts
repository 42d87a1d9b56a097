import type { Extension } from '@az/shared/contracts';
import { openOutbox } from '@az/shared/outbox';
import { QueryClient } from '@az/shared/query';
import { renderInApp, sampleMember, setCapabilities } from '@az/shared/testing';
import { sendUnsent } from './send-unsent.ts';

// Mocked because only whether the outbox is opened is decided here; an open outbox sends by itself.
jest.mock('@az/shared/outbox', () => ({ openOutbox: jest.fn() }));

beforeEach(() => jest.mocked(openOutbox).mockClear());

test.each<[string, boolean, Extension[], number]>([
  ['opens for a member if the server knows repeated writes', true, ['network'], 1],
  ['stays closed for a member if it does not', true, [], 0],
  ['stays closed for a visitor', false, ['network'], 0],
])('the outbox %s', async (_case, isMember, extensions, times) => {
  const queries = new QueryClient();
  setCapabilities(queries, extensions);
  renderInApp(null, { member: isMember ? sampleMember() : null, queries });
  await sendUnsent(queries);
  expect(openOutbox).toHaveBeenCalledTimes(times);
});
