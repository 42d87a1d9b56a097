import { endClosedAccount } from '@az/shared/auth';
import { listenFor } from '@az/shared/live';
import { fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { waitFor } from '@testing-library/react';
import {
  bob,
  extensionsReply,
  listReply,
  me,
  messagesReply,
  wireConversation,
  wireMessage,
} from '../testing/sample-wire.ts';
import { createMessagingStore } from './create-messaging-store.ts';

jest.mock('@az/shared/live', () => ({ listenFor: jest.fn(() => () => undefined) }));

/** Whether code cannot be loaded, as without a network. */
let mockIsOffline = false;
const mockLoad = (path: string) => {
  if (mockIsOffline) throw new Error('The code cannot be loaded');
  return jest.requireActual(path);
};
jest.mock('./follow-server.ts', () => mockLoad('./follow-server.ts'));
jest.mock('./load-further.ts', () => mockLoad('./load-further.ts'));

// Ends the session, and with it the outbox of the test.
afterEach(() => endClosedAccount());

test('what fails because its code could not be loaded works as soon as it can be', async () => {
  renderInApp(null, { member: sampleMember({ id: me }), firstView: Promise.resolve() });
  const server = fakeServer();
  server.on('GET /capabilities', extensionsReply);
  server.on('GET /conversations', listReply([wireConversation(3)], 'next'));
  server.on('GET /conversations/c-1/messages', messagesReply(1, 3));
  server.on('POST /conversations/c-1/messages', () =>
    json({ success: true, message: wireMessage(4) }, { status: 201 }),
  );
  mockIsOffline = true;
  const { load, send, writeDraft, loadMore, store } = createMessagingStore();
  await load(me);
  writeDraft(bob, 'Bonjour');
  await expect(send(bob)).rejects.toThrow();
  expect(store.getState().drafts[bob]).toBe('Bonjour');
  await loadMore();
  expect(store.getState().loads.list).toBe('failed');
  expect(listenFor).not.toHaveBeenCalled();

  mockIsOffline = false;
  await send(bob);
  expect(store.getState().drafts[bob]).toBe('');
  await waitFor(() => expect(server.requests.map(({ method }) => method)).toContain('POST'));
  expect(listenFor).toHaveBeenCalledTimes(1);
  await loadMore();
  expect(store.getState().loads.list).toBeUndefined();
});
