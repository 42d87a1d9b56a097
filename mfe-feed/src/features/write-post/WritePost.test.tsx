import { AppError } from '@az/shared/api';
import { endClosedAccount } from '@az/shared/auth';
import { publishAnnouncement } from '@az/shared/publishing';
import { type FakeServer, fakeServer, json, renderInApp, sampleMember } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WritePost } from './WritePost.tsx';

// The network boundary: uploads do not use `fetch`.
jest.mock('@az/shared/publishing', () => ({ publishAnnouncement: jest.fn() }));
const publish = jest.mocked(publishAnnouncement);

const text = 'Une bonne nouvelle';
const storageIsFull = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

let server: FakeServer;
let reported: unknown[];

beforeEach(() => {
  server = fakeServer();
  reported = [];
  // Browsers have this, jsdom does not.
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
});

// Removes drafts in memory.
afterEach(() => act(() => endClosedAccount()));

/** Writes a post and publishes it; returns the dialog. */
async function send(extensions: string[]) {
  server.on('GET /capabilities', () => json({ extensions }));
  renderInApp(<WritePost />, { member: sampleMember() });
  await userEvent.click(screen.getByRole('button', { name: /^Quoi de neuf/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publier' }));
  await userEvent.type(dialog.getByLabelText('Votre publication'), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
  return dialog;
}

test('reports full storage only when it is full', async () => {
  storageIsFull();
  const dialog = await send([]);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Cet appareil n’a plus de place');
  expect(reported).toEqual([]);
});

test.each([
  [
    'code that could not be loaded',
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    'Le serveur ne répond pas.',
  ],
  [
    'a mistake of the page',
    new TypeError('undefined is not a function'),
    'Une erreur inattendue est survenue.',
  ],
  ['a refusal', new AppError('invalid', { serverMessage: 'Trop long.' }), 'Trop long.'],
])(
  '%s is not reported as full storage; the text stays and can be sent again',
  async (_case, thrown, said) => {
    storageIsFull();
    publish.mockRejectedValueOnce(thrown);
    const dialog = await send(['announcements']);
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(said);
    expect(alert).not.toHaveTextContent('place');
    expect(dialog.getByLabelText('Votre publication')).toHaveValue(text);
    publish.mockResolvedValueOnce({} as Awaited<ReturnType<typeof publishAnnouncement>>);
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);
