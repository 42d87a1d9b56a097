import { AppError } from '@az/shared/api';
import { endClosedAccount } from '@az/shared/auth';
import { openOutbox } from '@az/shared/outbox';
import { preparePictures } from '@az/shared/picture-files';
import { publishAnnouncement } from '@az/shared/publishing';
import { type FakeServer, fakeServer, fill, json, renderInApp, sampleMember } from '@az/shared/testing';
import { useToasts } from '@az/shared/toast';
import { act, cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WritePost } from './WritePost.tsx';

// Mocked as a whole, because uploads do not use `fetch`.
jest.mock('@az/shared/publishing', () => ({ publishAnnouncement: jest.fn() }));
const publish = jest.mocked(publishAnnouncement);

// jsdom decodes no images.
jest.mock('@az/shared/picture-files', () => ({ preparePictures: jest.fn() }));
const prepare = jest.mocked(preparePictures);

const text = 'Une bonne nouvelle';
const storageIsFull = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });

const Toasts = () => <p>{useToasts(({ toasts }) => toasts.map(({ message }) => message).join())}</p>;

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

/** Opens the composer of a server with these extensions; returns the dialog. */
async function open(extensions: string[]) {
  server.on('GET /capabilities', () => json({ extensions }));
  renderInApp(
    <>
      <WritePost />
      <Toasts />
    </>,
    { member: sampleMember() },
  );
  await userEvent.click(screen.getByRole('button', { name: /^(Quoi de neuf|Reprendre)/ }));
  return within(await screen.findByRole('dialog', { name: 'Publier' }));
}

/** Writes a post and publishes it; returns the dialog. */
async function send(extensions: string[]) {
  const dialog = await open(extensions);
  await fill(dialog.getByLabelText('Votre publication'), text);
  await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
  return dialog;
}

test('reports full storage only when it is full', async () => {
  storageIsFull();
  const dialog = await send([]);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Cet appareil n’a plus de place');
  expect(reported).toEqual([]);
});

test('a server that cannot publish leaves the post on this device, until it is deleted', async () => {
  await send([]);
  expect(await screen.findByText(/^Ce serveur ne permet pas encore de publier\./)).toBeInTheDocument();
  const card = within((await screen.findByText(text)).closest('article') as HTMLElement);
  expect(card.getByText('Exemple local')).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: /^Actions sur/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Supprimer/ }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
});

test('a post without an answer is shown as waiting, and is published later, once', async () => {
  const stored = { id: 'p1' } as Awaited<ReturnType<typeof publishAnnouncement>>; // nothing reads the rest here
  publish.mockRejectedValueOnce(new AppError('offline')).mockResolvedValueOnce(stored);
  await send(['network']);
  expect(await screen.findByText(/^En attente d’envoi/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/^En attente d’envoi/)).not.toBeInTheDocument());
  const [first, second] = publish.mock.calls.slice(-2).map((sent) => sent.slice(0, 2));
  expect(first).toEqual([{ text, pictures: [] }, { clientId: expect.stringMatching(/^[\da-f]{32}$/) }]);
  expect(second).toEqual(first);
});

const photo = new File(['x'], 'plage.png', { type: 'image/png' });

/** Writes a post with a picture in the dialog and publishes it. */
async function sendPhoto(dialog: ReturnType<typeof within>) {
  prepare.mockResolvedValueOnce({ pictures: [photo], problems: [] });
  await fill(dialog.getByLabelText('Votre publication'), text);
  await userEvent.upload(dialog.getByLabelText('Images à ajouter'), photo);
  await fill(await dialog.findByLabelText('Description de l’image 1'), 'Une plage');
  await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
}

describe('a post with a picture', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    publish.mockReset();
  });

  test('waits on the device, shows how much is sent, and may be written anew', async () => {
    let say: (part: number) => void = () => undefined;
    publish.mockImplementationOnce(
      (_post, _key, { signal, onProgress } = {}) =>
        new Promise((_, reject) => {
          say = onProgress ?? say;
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    await sendPhoto(await open(['network']));
    expect(await screen.findByText(/^En attente d’envoi/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Une plage' })).toHaveAttribute('src', 'blob:photo');
    await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
    await act(async () => say(0.4));
    expect(await screen.findByRole('progressbar', { name: 'Envoi des images' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Modifier cette publication' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publier' }));
    expect(dialog.getByLabelText('Votre publication')).toHaveValue(text);
    expect(dialog.getByLabelText('Description de l’image 1')).toHaveValue('Une plage');
    expect(screen.queryByText(/^En attente d’envoi/)).not.toBeInTheDocument();
    expect(await screen.findByText(/L’envoi avait commencé/)).toBeInTheDocument();
    publish.mockResolvedValueOnce({ id: 'p1' } as Awaited<ReturnType<typeof publishAnnouncement>>); // nothing reads the rest
    await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
    await waitFor(() => expect(publish).toHaveBeenCalledTimes(2));
    const [first, second] = publish.mock.calls;
    expect(second?.[0]).toMatchObject({ text, pictures: [{ name: 'plage.png', alt: 'Une plage' }] });
    // The first attempt may have been stored: the server recognises the post by its id.
    expect(second?.[1]).toEqual(first?.[1]);
  });

  test('is sent at once where the device has no room', async () => {
    const dialog = await open(['network']);
    jest.spyOn(openOutbox(), 'add').mockRejectedValueOnce(new AppError('unexpected'));
    publish.mockResolvedValueOnce({ id: 'p1' } as Awaited<ReturnType<typeof publishAnnouncement>>); // nothing reads the rest
    await sendPhoto(dialog);
    expect(await screen.findByText(/Votre publication est en ligne\./)).toBeInTheDocument();
    expect(publish.mock.lastCall?.[0].pictures).toMatchObject([{ name: 'plage.png', alt: 'Une plage' }]);
  });
});

test('after a picture was refused the text is published only when the member confirms it', async () => {
  const problem = '«\u202fplage.png\u202f» est vide\u00a0: choisissez une autre image.';
  const dialog = await open(['network']);
  publish.mockReset();
  publish.mockResolvedValueOnce({ id: 'p1' } as Awaited<ReturnType<typeof publishAnnouncement>>); // nothing reads the rest
  prepare.mockResolvedValueOnce({ pictures: [], problems: [problem] });
  await fill(dialog.getByLabelText('Votre publication'), text);
  await userEvent.upload(dialog.getByLabelText('Images à ajouter'), photo);
  expect(await dialog.findByRole('alert')).toHaveTextContent('plage.png');
  const ask = async () => within(await screen.findByRole('dialog', { name: 'Publier quand même\u202f?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
  const question = await ask();
  expect(question.getByText(/plage\.png.* est vide/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Revenir aux images' }));
  await userEvent.type(dialog.getByLabelText('Votre publication'), '{Control>}{Enter}{/Control}');
  await userEvent.click((await ask()).getByRole('button', { name: 'Publier quand même' }));
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  expect(publish.mock.lastCall?.[0]).toEqual({ text, pictures: [] });
});

/** Drops or pastes pictures, as the browser does; returns whether its default action is kept. */
function give(kind: 'drop' | 'paste', target: Element, ...files: File[]): boolean {
  const data = { files, types: ['Files'], getData: () => '' };
  return fireEvent(
    target,
    createEvent[kind](target, kind === 'paste' ? { clipboardData: data } : { dataTransfer: data }),
  );
}

describe('pictures that are dropped or pasted', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:photo';
    URL.revokeObjectURL = () => undefined;
    prepare.mockReset();
  });

  test('in the dialog are added one after the other, with what was refused of each', async () => {
    const dialog = await open(['network']);
    const field = dialog.getByLabelText('Votre publication');
    let finish: (pictures: Awaited<ReturnType<typeof preparePictures>>) => void = () => undefined;
    prepare.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    prepare.mockResolvedValueOnce({ pictures: [photo], problems: ['Animée.'] });
    expect(give('drop', field, photo)).toBe(false);
    expect(give('paste', field, photo)).toBe(false);
    expect(dialog.getByRole('button', { name: 'Publier' })).toBeDisabled();
    await act(async () => finish({ pictures: [photo], problems: ['Vide.'] }));
    expect(await dialog.findByLabelText('Description de l’image 2')).toBeVisible();
    expect(prepare.mock.calls.map(([, options]) => options?.room)).toEqual([6, 5]);
    expect(dialog.getByRole('alert')).toHaveTextContent('Vide.Animée.');
    expect(dialog.getByRole('button', { name: 'Publier' })).toBeEnabled();
  });

  test('on the card open the dialog with them', async () => {
    prepare.mockResolvedValueOnce({ pictures: [photo], problems: [] });
    renderInApp(<WritePost />, { member: sampleMember(), firstView: Promise.resolve() });
    const opener = screen.getByRole('button', { name: /^Quoi de neuf/ });
    await waitFor(() => expect(give('drop', opener, photo)).toBe(false));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publier' }));
    expect(await dialog.findByLabelText('Description de l’image 1')).toBeVisible();
    expect(prepare.mock.lastCall?.[0]).toEqual([photo]);
  });
});

test('one that is cancelled when all of it is sent may be online, and no other version is published silently', async () => {
  publish.mockReset();
  let say: (part: number) => void = () => undefined;
  const hold: typeof publishAnnouncement = (_post, _key, { signal, onProgress } = {}) =>
    new Promise((_, reject) => {
      say = onProgress ?? say;
      const givenUp = Object.assign(new Error('Given up'), { name: 'AbortError' });
      signal?.addEventListener('abort', () => reject(givenUp));
    });
  const sentence = 'Une première version a déjà été enregistrée.';
  publish
    .mockImplementationOnce(hold)
    .mockImplementationOnce(hold)
    .mockRejectedValueOnce(new AppError('conflict', { serverMessage: sentence }))
    .mockRejectedValueOnce(new AppError('invalid'));
  const dialog = await open(['network']);
  jest.spyOn(openOutbox(), 'add').mockRejectedValue(new AppError('unexpected'));
  await sendPhoto(dialog);
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(1));
  await act(async () => say(0.9));
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler l’envoi' }));
  expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(2));
  await act(async () => say(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Annuler l’envoi' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('votre publication est peut-être en ligne');
  await fill(dialog.getByLabelText('Votre publication'), ', corrigée');
  await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(sentence));
  const keys = () => publish.mock.calls.map(([, key]) => key);
  expect(keys()[2]).toEqual(keys()[1]);
  // After this warning, another attempt publishes the changed text as a second post, with a new key.
  await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(publish).toHaveBeenCalledTimes(4));
  expect(keys()[3]).not.toEqual(keys()[2]);
});

test('a post is published once, however quickly the button is pressed twice', async () => {
  publish.mockClear();
  publish.mockReturnValueOnce(new Promise(() => undefined));
  const dialog = await open(['network']);
  await fill(dialog.getByLabelText('Votre publication'), text);
  const button = dialog.getByRole('button', { name: 'Publier' });
  await act(async () => {
    button.click();
    button.click();
  });
  expect(publish).toHaveBeenCalledTimes(1);
});

test('an upload that is cut loses neither text nor picture, and is repeated as the same post', async () => {
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = () => undefined;
  const stored = { id: 'p1' } as Awaited<ReturnType<typeof publishAnnouncement>>; // nothing reads the rest here
  publish.mockClear();
  publish.mockRejectedValueOnce(new AppError('offline')).mockResolvedValueOnce(stored);
  const dialog = await open(['network']);
  jest.spyOn(openOutbox(), 'add').mockRejectedValue(new AppError('unexpected'));
  await fill(dialog.getByLabelText('Votre publication'), text);
  let prepared: (pictures: Awaited<ReturnType<typeof preparePictures>>) => void = () => undefined;
  prepare.mockReturnValueOnce(new Promise((resolve) => (prepared = resolve)));
  await userEvent.upload(dialog.getByLabelText('Images à ajouter'), photo);
  expect(dialog.getByRole('button', { name: 'Publier' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Votre publication'), '{Control>}{Enter}{/Control}');
  expect(publish).not.toHaveBeenCalled();
  await act(async () => prepared({ pictures: [photo], problems: [] }));
  await fill(await dialog.findByLabelText('Description de l’image 1'), 'Une plage');
  await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
  );
  expect(dialog.getByLabelText('Votre publication')).toHaveValue(text);
  expect(dialog.getByLabelText('Description de l’image 1')).toHaveValue('Une plage');
  await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(publish).toHaveBeenCalledTimes(2);
  const [first, second] = publish.mock.calls;
  expect(second?.slice(0, 2)).toEqual(first?.slice(0, 2));
  expect(first?.[0].pictures).toMatchObject([{ name: 'plage.png', alt: 'Une plage' }]);
});

describe('who may see it', () => {
  const stored = { id: 'p1' } as Awaited<ReturnType<typeof publishAnnouncement>>; // nothing reads the rest here

  async function choose(name: RegExp) {
    const dialog = await open(['network']);
    const button = await dialog.findByRole('button', {
      name: 'Qui peut voir la publication\u202f: Tous les membres',
    });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitemradio', { name: /^Tous les membres/ })).toBeChecked();
    await waitFor(() => expect(menu.getAllByRole('menuitemradio')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    if (/Moi/.test(name.source)) await userEvent.keyboard('{ArrowDown}');
    expect(menu.getByRole('menuitemradio', { name })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    return dialog;
  }

  test.each([
    [/^Mes relations/, 'connections'],
    [/^Moi seul/, 'private'],
  ])('is chosen with the keyboard, %s, and sent', async (name, audience) => {
    publish.mockResolvedValueOnce(stored);
    const dialog = await choose(name);
    await fill(dialog.getByLabelText('Votre publication'), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
    await waitFor(() =>
      expect(publish.mock.lastCall?.slice(0, 2)).toEqual([
        { text, audience, pictures: [] },
        { clientId: expect.stringMatching(/^[\da-f]{32}$/) },
      ]),
    );
  });

  test('waits in the outbox with the post, and says so', async () => {
    publish.mockRejectedValueOnce(new AppError('offline')).mockResolvedValueOnce(stored);
    const dialog = await choose(/^Moi seul/);
    await fill(dialog.getByLabelText('Votre publication'), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
    const card = (await screen.findByText(/^En attente d’envoi/)).closest('article');
    expect(card).toHaveTextContent('Moi seul');
    await waitFor(() => expect(screen.queryByText(/^En attente d’envoi/)).not.toBeInTheDocument());
    expect(publish.mock.lastCall?.[0]).toEqual({ text, audience: 'private', pictures: [] });
  });

  test('is not a choice on a server without it, whatever was chosen before', async () => {
    publish.mockResolvedValue(stored);
    await choose(/^Moi seul/);
    cleanup();
    const dialog = await open([]);
    expect(dialog.getByText('Visible par tous les membres.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Qui peut voir/ })).toBeNull();
  });
});

test('a post that the server refuses can be removed', async () => {
  publish.mockRejectedValueOnce(new AppError('invalid', { serverMessage: 'Pas ici.' }));
  await send(['network']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Non envoyé. Pas ici.');
  expect(screen.getByRole('button', { name: /^Réessayer/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Supprimer/ }));
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
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
    const dialog = await open(['network']);
    storageIsFull();
    jest.spyOn(openOutbox(), 'add').mockRejectedValueOnce(thrown);
    await fill(dialog.getByLabelText('Votre publication'), text);
    await userEvent.click(dialog.getByRole('button', { name: 'Publier' }));
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(said);
    expect(alert).not.toHaveTextContent('place');
    expect(dialog.getByLabelText('Votre publication')).toHaveValue(text);
    publish.mockResolvedValueOnce({} as Awaited<ReturnType<typeof publishAnnouncement>>);
    await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
);
