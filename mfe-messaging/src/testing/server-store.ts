import { endClosedAccount } from '@az/shared/auth';
import { listenFor } from '@az/shared/live';
import { type FakeServer, fakeServer, renderInApp, sampleMember } from '@az/shared/testing';
import { waitFor } from '@testing-library/react';
import { createMessagingStore } from '../data/create-messaging-store.ts';
import {
  bob,
  conversationReply,
  extensionsReply,
  listReply,
  me,
  messagesReply,
  wireConversation,
} from './sample-wire.ts';
import { sayWith } from './say.ts';

/** Stores of a signed-in member on a server with one conversation of three messages; `@az/shared/live` must be mocked. */
export function serverStores() {
  let current: FakeServer;

  beforeEach(() => {
    localStorage.clear();
    jest.mocked(listenFor).mockClear();
    // Signs in, and provides the host of the area.
    renderInApp(null, { member: sampleMember({ id: me }), firstView: Promise.resolve() });
    current = fakeServer();
    current.on('GET /capabilities', extensionsReply);
    current.on('GET /conversations', listReply([wireConversation(3)]));
    current.on('GET /conversations/c-1/messages', messagesReply(1, 3));
    current.on(
      'PUT /conversations/c-1/receipt',
      conversationReply(wireConversation(3, { read_seq: 3, rev: 4 })),
    );
  });

  // Ends the session, and with it the outbox of the test.
  afterEach(() => endClosedAccount());

  return {
    server: { on: (...route: Parameters<FakeServer['on']>) => current.on(...route) },
    callsOf: (call: string) =>
      current.requests.filter(
        ({ method, url }) =>
          `${method} ${new URL(url).pathname}`.replace('/az-connect-backend/api', '') === call,
      ),
    /** The store of a page that has loaded the conversations. */
    async loaded() {
      const onArrival = jest.fn();
      const onRefused = jest.fn();
      const messaging = createMessagingStore({ onArrival, onRefused });
      await messaging.load(me);
      await waitFor(() => expect(listenFor).toHaveBeenCalled());
      const state = messaging.store.getState;
      const conversation = () => state().conversations.find(({ contact }) => contact.id === bob);
      const texts = () => conversation()?.messages.map(({ message }) => message);
      const openIt = async () => {
        messaging.open(bob);
        await waitFor(() => expect(conversation()?.server.isLoaded).toBe(true));
      };
      return {
        ...messaging,
        say: sayWith(messaging),
        onArrival,
        onRefused,
        state,
        conversation,
        texts,
        openIt,
      };
    },
  };
}
