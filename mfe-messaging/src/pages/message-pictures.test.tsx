import { preparePictures } from '@az/shared/picture-files';
import { type FakeServer, fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messaging } from '../data/messaging-store.ts';
import {
  bob,
  conversationReply,
  extensionsReply,
  listReply,
  me,
  messagesReply,
  wireConversation,
} from '../testing/sample-wire.ts';
import { Component as MessagingPage } from './MessagingPage.tsx';

jest.mock('@az/shared/live', () => ({ listenFor: () => () => undefined, useLiveState: () => 'live' }));
// jsdom decodes no images.
jest.mock('@az/shared/picture-files', () => ({ preparePictures: jest.fn() }));
const prepare = jest.mocked(preparePictures);

const photo = new File(['x'], 'plage.png', { type: 'image/png' });
let server: FakeServer;

beforeEach(() => {
  localStorage.clear();
  prepare.mockReset();
  // jsdom reads no files of Node.
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    Object.defineProperty(this, 'result', { value: 'data:image/png;base64,eA==' });
    this.onloadend?.(new ProgressEvent('loadend') as ProgressEvent<FileReader>);
  });
  server = fakeServer();
  server.on('GET /capabilities', () => json({ extensions: [] }));
});

afterEach(() => messaging.forget());

const Toasts = () => <p>{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>;

async function open(contact: string, id?: string) {
  renderInApp(
    <>
      <MessagingPage />
      <Toasts />
    </>,
    {
      route: `/messaging?contact=${contact}`,
      member: sampleMember(id ? { id } : {}),
      firstView: Promise.resolve(),
    },
  );
  return screen.findByLabelText('Type a message');
}

/** Drops or pastes files; returns whether the event is left to the browser. */
function give(kind: 'drop' | 'paste', target: Element, ...files: File[]): boolean {
  const data = { files, types: ['Files'], getData: () => '' };
  return fireEvent(
    target,
    createEvent[kind](target, kind === 'paste' ? { clipboardData: data } : { dataTransfer: data }),
  );
}

test('a message whose picture was refused is sent without it at the second press only', async () => {
  prepare.mockResolvedValueOnce({ pictures: [], problems: ['plage.png est vide.'] });
  const field = await open('102');
  await fill(field, 'Voici la plage');
  await userEvent.upload(await screen.findByLabelText('Joindre une image', { selector: 'input' }), photo);
  expect(await screen.findByText('plage.png est vide.')).toBeVisible();
  await userEvent.type(field, '{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent(/^plage\.png est vide\. Envoyez de nouveau/);
  expect(field).toHaveValue('Voici la plage');
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveValue(''));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a picture that is dropped on the field or pasted in it is attached, and two are not', async () => {
  prepare.mockResolvedValue({ pictures: [photo], problems: [] });
  const field = await open('102');
  await waitFor(() => expect(give('drop', field, photo, photo)).toBe(false));
  expect(await screen.findByText(/^Une seule image/)).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Image jointe au message' })).not.toBeInTheDocument();
  expect(give('paste', field, photo)).toBe(false);
  expect(await screen.findByRole('img', { name: 'Image jointe au message' })).toBeVisible();
});

test('a conversation of the server says that messages have no pictures', async () => {
  server.on('GET /capabilities', extensionsReply);
  server.on('GET /conversations', listReply([wireConversation(2)]));
  server.on('GET /conversations/c-1/messages', messagesReply(1, 2));
  server.on('PUT /conversations/c-1/receipt', conversationReply(wireConversation(2, { read_seq: 2 })));
  server.on('GET /az/connections', listReply([]));
  const field = await open(bob, me);
  await waitFor(() => expect(give('drop', field, photo)).toBe(false));
  expect(await screen.findByText(/Un message ne peut pas contenir d’image/)).toBeVisible();
  expect(prepare).not.toHaveBeenCalled();
});
