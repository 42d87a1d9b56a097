import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openDatabase } from '../outbox/entry-store.ts';
import { currentSession, setUnstoredActs } from '../session/index.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { sampleMember } from '../testing/sample-member.ts';
import { useSignOut } from './use-sign-out.tsx';

const member = sampleMember();
const question = 'Se déconnecter sans envoyer\u202f?';

const onLeft = jest.fn();

function Leave() {
  const { signOut, question: dialog } = useSignOut(onLeft);
  return (
    <>
      <button onClick={() => void signOut()} type="button">
        Partir
      </button>
      {dialog}
    </>
  );
}

const leave = () => userEvent.click(screen.getByRole('button', { name: 'Partir' }));
const expectSignedOut = () =>
  waitFor(() => expect(currentSession()).toEqual({ status: 'signed-out', ended: 'signed-out' }));
const names = async () => (await indexedDB.databases()).map((one) => one.name);

/** Stores acts of the member that wait to be sent. */
async function store(texts: string[], memberId = member.id): Promise<void> {
  const entries = await openDatabase(memberId);
  for (const text of texts)
    await entries.add({ clientId: text, act: { kind: 'post', text }, at: 0, refusal: null });
}

beforeEach(async () => {
  fakeServer();
  onLeft.mockClear();
  for (const one of await names()) indexedDB.deleteDatabase(one ?? '');
});

test.each([
  ['nothing was ever stored', async () => undefined],
  ['everything was sent', () => store([])],
  ['only acts of another member wait', () => store(['un'], 'another')],
])('signs out without a question when %s', async (_case, prepare) => {
  await prepare();
  renderInApp(<Leave />, { member });
  await leave();
  await expectSignedOut();
  expect(onLeft).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(async () => expect(await names()).not.toContain(`az-outbox:${member.id}`));
});

test.each([
  [['un'], /Un envoi attend encore/],
  [['un', 'deux', 'trois'], /3 envois attendent encore/],
])('asks when %j wait, and stays or leaves as the member says', async (texts, sentence) => {
  await store(texts);
  renderInApp(<Leave />, { member });
  await leave();
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('button', { name: 'Rester connecté' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentSession().status).toBe('signed-in');
  expect(onLeft).not.toHaveBeenCalled();
  expect(await names()).toContain(`az-outbox:${member.id}`);

  await leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Se déconnecter' }));
  await expectSignedOut();
  expect(onLeft).toHaveBeenCalledTimes(1);
  await waitFor(async () => expect(await names()).not.toContain(`az-outbox:${member.id}`));
});

test('signs out where the browser stores nothing, and asks if the page has something that waits', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  renderInApp(<Leave />, { member });
  setUnstoredActs(1);
  await leave();
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent('Un envoi attend encore');
  await userEvent.click(screen.getByRole('button', { name: 'Rester connecté' }));
  setUnstoredActs(0);
  await leave();
  await expectSignedOut();
});

test('asks in a dialog of the browser when its own cannot be loaded', async () => {
  jest.resetModules();
  jest.doMock('../social/ConfirmDialog/ConfirmDialog.tsx', () => {
    throw new TypeError('Failed to fetch');
  });
  const confirm = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await store(['un']);
  renderInApp(<Leave />, { member });
  await leave();
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(currentSession().status).toBe('signed-in');
  await leave();
  await expectSignedOut();
  expect(confirm).toHaveBeenLastCalledWith(expect.stringContaining('Un envoi attend encore'));
});
