import { endClosedAccount } from '@az/shared/auth';
import { openChatWindow } from '@az/shared/chat-windows';
import { listenFor } from '@az/shared/live';
import { useUnreadCounts } from '@az/shared/storage';
import { type FakeServer, fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { startTitle } from '@az/shared/title';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as ChatWindow } from '../slots/ChatWindow.tsx';
import {
  author,
  bob,
  conversationReply,
  extensionsReply,
  listReply,
  me,
  messagesReply,
  receive,
  refusal,
  wireConversation,
  wireMessage,
} from '../testing/sample-wire.ts';
import { Component as MessagingPage } from './MessagingPage.tsx';

jest.mock('@az/shared/live', () => ({
  listenFor: jest.fn(() => () => undefined),
  useLiveState: () => 'live',
}));

let server: FakeServer;
let stopTitle: () => void;

beforeEach(() => {
  stopTitle = startTitle();
  localStorage.clear();
  jest.mocked(listenFor).mockClear();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  server = fakeServer();
  server.on('GET /capabilities', extensionsReply);
  server.on('GET /conversations', listReply([wireConversation(2)]));
  server.on('GET /conversations/c-1/messages', messagesReply(1, 2));
  server.on('PUT /conversations/c-1/receipt', conversationReply(wireConversation(2, { read_seq: 2 })));
  server.on('GET /az/connections', listReply([]));
});

afterEach(() => {
  stopTitle();
  act(() => endClosedAccount());
});

const Count = () => <p>{`Compte ${useUnreadCounts().messages}`}</p>;

const open = (route = '/messaging') =>
  renderInApp(
    <>
      <Count />
      <MessagingPage />
    </>,
    { route, member: sampleMember({ id: me }), firstView: Promise.resolve() },
  );

const closedSentence = 'Ce compte est fermé et ne reçoit plus de message. Vos messages restent lisibles.';
const row = (name: RegExp) => screen.findByRole('link', { name });
const log = async () => within(await screen.findByRole('log', { name: 'Messages avec Bob Mba' }));
const field = () => screen.findByLabelText('Type a message');

describe('the list', () => {
  test('has the conversations of the server, without what it does not have', async () => {
    open();
    expect(await row(/^Bob Mba.*Message 2.*2 messages non lus$/)).toHaveAttribute(
      'href',
      `/messaging?contact=${bob}`,
    );
    expect(screen.queryByText('Données d’exemple')).not.toBeInTheDocument();
    expect(screen.queryByText(/En ligne|Hors ligne/)).not.toBeInTheDocument();
    expect(document.title).toBe('(2) Messagerie · AZ Connect');
    expect(screen.getByText('Compte 2')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Actions de la messagerie' }));
    expect(await screen.findByRole('menuitem', { name: 'Mark all as read' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Create a group chat' })).not.toBeInTheDocument();
  });

  test('without a conversation invites to write to a connection', async () => {
    server.on('GET /conversations', listReply([]));
    server.on('GET /az/connections', () =>
      json({
        success: true,
        items: [{ member: author('2002', 'Chloé'), at: '2026-01-05T10:00:00Z', note: null, mutual_count: 0 }],
        meta: { next_cursor: null, total: 1 },
      }),
    );
    open();
    expect(await screen.findByText(/^Aucune conversation pour le moment/)).toBeInTheDocument();
    expect(await row(/^Chloé Mba/)).toHaveAttribute('href', '/messaging?contact=2002');
  });

  test('finds connections that have no conversation yet', async () => {
    server.on('GET /search/people', () =>
      json({
        success: true,
        items: [
          { member: author('2002', 'Chloé'), connected: true },
          { member: author('2003', 'Chloris'), connected: false },
        ],
        meta: { next_cursor: null },
      }),
    );
    open();
    await userEvent.type(await screen.findByLabelText('Rechercher une personne'), 'chlo');
    expect(await row(/^Chloé Mba/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Chloris/ })).not.toBeInTheDocument();
  });

  test('finds conversations that are not loaded, by name, and says so only when the server has replied', async () => {
    const closed = { id: '0199aaaa-0000-7000-8000-000000000002', member: null };
    server.on('GET /conversations', listReply([wireConversation(2)], 'next'));
    server.on('GET /conversations?q=compte', [
      () => json({}, { status: 400 }),
      listReply([wireConversation(1, closed)]),
    ]);
    server.on('GET /search/people', listReply([]));
    open();
    await fill(await screen.findByLabelText('Rechercher une personne'), 'compte');
    expect(await screen.findByText(/^La recherche n’a pas abouti/)).toBeInTheDocument();
    expect(screen.queryByText('Aucune conversation')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await row(/^Compte fermé/)).toHaveAttribute('href', `/messaging?contact=${closed.id}`);
  });

  test('that cannot be loaded shows the failure, never sample data', async () => {
    server.on('GET /conversations', [() => json({}), listReply([wireConversation(2)])]);
    open();
    expect(await screen.findByText(/Vos conversations n’ont pas pu être chargées/)).toBeInTheDocument();
    expect(screen.queryByText('Mathis Okoumba')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await row(/^Bob Mba/)).toBeInTheDocument();
  });
});

describe('a conversation', () => {
  test('is read when it is opened; new messages show in it and in the count', async () => {
    open(`/messaging?contact=${bob}`);
    expect(await (await log()).findByText('Message 1')).toBeInTheDocument();
    expect(await screen.findByText('Compte 0')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Joindre une image' })).not.toBeInTheDocument();
    await receive({ type: 'message.new', conversation: 'c-1', message: wireMessage(3, 'Vous êtes là ?') });
    expect((await log()).getByText('Vous êtes là ?')).toBeInTheDocument();
  });

  test('begins with a member who has none, with the focus in the field if they want to write', async () => {
    const chloe = { id: 'c-2', member: author('2002', 'Chloé') };
    server.on('PUT /conversations/with/2002', conversationReply(wireConversation(0, chloe)));
    server.on('GET /conversations/c-2/messages', () =>
      json({ success: true, items: [], meta: { last_seq: 0, emptied_seq: 0 } }),
    );
    const { router } = open();
    await row(/^Bob Mba/);
    await act(() => router.navigate('/messaging?contact=2002', { state: { isWriting: true } }));
    expect(await screen.findByText('Dites bonjour à Chloé Mba.')).toBeInTheDocument();
    expect(await field()).toHaveFocus();
  });

  test('has links for the addresses in its messages, and nothing else', async () => {
    open(`/messaging?contact=${bob}`);
    await log();
    const text = 'Voir https://exemple.test/a et javascript:alert(1) #essai';
    await receive({ type: 'message.new', conversation: 'c-1', message: wireMessage(3, text) });
    const link = await (await log()).findByRole('link', { name: 'exemple.test/a' });
    expect(link).toHaveAttribute('href', 'https://exemple.test/a');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect((await log()).getAllByRole('link')).toHaveLength(1);
  });

  test('says at a refused message why, and can remove it', async () => {
    const sentence = 'Bob Mba ne reçoit pas de messages.';
    server.on('POST /conversations/c-1/messages', refusal('not-allowed', 403, sentence));
    server.on('GET /conversations/c-1', conversationReply(wireConversation(2)));
    open(`/messaging?contact=${bob}`);
    await userEvent.type(await field(), 'Bonjour{Enter}');
    expect(await (await log()).findByRole('alert')).toHaveTextContent(`Non envoyé. ${sentence}`);
    expect(await row(/^Bob Mba.*Non envoyé.*Vous\s: Bonjour/)).toBeInTheDocument();
    expect(await field()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer ce message' }));
    expect(screen.queryByText('Bonjour')).not.toBeInTheDocument();
  });

  test('that is gone leaves what was written in reach', async () => {
    const gone = refusal('not-found', 404, 'Cette conversation n’existe pas.');
    server.on('POST /conversations/c-1/messages', gone);
    server.on('GET /conversations/c-1', gone);
    open(`/messaging?contact=${bob}`);
    await userEvent.type(await field(), 'Bonjour{Enter}');
    expect(await screen.findByRole('heading', { name: 'Conversation introuvable' })).toBeInTheDocument();
    const list = within(await screen.findByRole('list', { name: 'Messages non envoyés' }));
    expect(list.getByText('Bonjour')).toBeInTheDocument();
    expect(await row(/^Bob Mba.*Non envoyé.*Vous\s: Bonjour/)).toHaveAttribute(
      'href',
      `/messaging?contact=${bob}`,
    );
    await userEvent.click(list.getByRole('button', { name: 'Supprimer ce message' }));
    expect(screen.queryByText(/Bonjour/)).not.toBeInTheDocument();
  });

  test('has no field where the contact does not receive messages', async () => {
    server.on('GET /conversations', listReply([wireConversation(2, { may_write: false })]));
    open(`/messaging?contact=${bob}`);
    expect(await screen.findByText(/^Vous ne pouvez pas écrire à Bob Mba.*préférences/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Type a message')).not.toBeInTheDocument();
  });

  test('says of a contact who has not answered that an answer is awaited, and has a field from then on', async () => {
    const waiting = wireConversation(2, { may_write: false, awaits_answer: true });
    server.on('GET /conversations', listReply([waiting]));
    open(`/messaging?contact=${bob}`);
    expect(await screen.findByText(/^Vous avez écrit à Bob Mba.*première réponse/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Type a message')).not.toBeInTheDocument();
    const conversation = { ...waiting, may_write: true, awaits_answer: false, rev: 9 };
    await receive({ type: 'conversation.changed', id: 'c-1', conversation });
    expect(await screen.findByLabelText('Type a message')).toBeInTheDocument();
  });

  test('passes the focus from the field to the sentence that replaces it', async () => {
    const conversation = wireConversation(2);
    server.on('GET /conversations', listReply([conversation]));
    open(`/messaging?contact=${bob}`);
    (await field()).focus();
    const waiting = { ...conversation, may_write: false, awaits_answer: true, rev: 9 };
    await receive({ type: 'conversation.changed', id: 'c-1', conversation: waiting });
    await waitFor(() => expect(screen.getByText(/première réponse/)).toHaveFocus());
  });

  test('says of a closed account that it is closed, not that its preferences forbid writing', async () => {
    const closed = wireConversation(2, { member: null, may_write: false });
    server.on('GET /conversations', listReply([closed]));
    open('/messaging?contact=c-1');
    expect(await screen.findByText(closedSentence)).toBeInTheDocument();
    expect(screen.queryByText(/préférences/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Type a message')).not.toBeInTheDocument();
  });

  test('stays readable when the contact closes the account while it is open', async () => {
    const { router } = open(`/messaging?contact=${bob}`);
    await field();
    const conversation = wireConversation(2, { member: null, may_write: false, rev: 9 });
    await receive({ type: 'conversation.changed', id: 'c-1', conversation });
    expect(await screen.findByText(closedSentence)).toBeInTheDocument();
    const messages = within(screen.getByRole('log', { name: 'Messages avec Compte fermé' }));
    expect(await messages.findByText('Message 1')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?contact=c-1');
  });

  test.each([
    ['not-allowed', 403, 'Messages non acceptés'],
    ['not-found', 404, 'Conversation introuvable'],
  ])('that cannot begin (%s) says so', async (kind, status, title) => {
    server.on('PUT /conversations/with/2002', refusal(kind, status, 'Non.'));
    open('/messaging?contact=2002');
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  });

  test('whose messages cannot be loaded offers to try again', async () => {
    server.on('GET /conversations/c-1/messages', [() => json({}), messagesReply(1, 2)]);
    open(`/messaging?contact=${bob}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await (await log()).findByText('Message 1')).toBeInTheDocument();
  });

  test('loads earlier messages with the button, which passes the focus on', async () => {
    server.on('GET /conversations', listReply([wireConversation(60)]));
    server.on('GET /conversations/c-1/messages', messagesReply(11, 60));
    server.on('GET /conversations/c-1/messages?before=11', messagesReply(1, 10, 60));
    open(`/messaging?contact=${bob}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Messages précédents' }));
    expect(await (await log()).findByText('Message 1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Messages précédents' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('log')).toHaveFocus());
  });
});

test('a chat window shows the same conversation, also when the contact closes the account', async () => {
  act(() => openChatWindow(bob));
  renderInApp(<ChatWindow contactId={bob} onClose={() => undefined} />, {
    member: sampleMember({ id: me }),
    firstView: Promise.resolve(),
  });
  expect(await screen.findByRole('region', { name: 'Conversation avec Bob Mba' })).toBeInTheDocument();
  expect(await (await log()).findByText('Message 2')).toBeInTheDocument();
  expect(await field()).toHaveFocus();
  const conversation = wireConversation(2, { member: null, may_write: false, rev: 9 });
  await receive({ type: 'conversation.changed', id: 'c-1', conversation });
  expect(await screen.findByText(closedSentence)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Conversation avec Compte fermé' })).toBeInTheDocument();
});
