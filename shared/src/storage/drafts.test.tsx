import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Member } from '../contracts/index.ts';
import { authStore } from '../session/auth-store.ts';
import { notifyRemoved } from '../session/removals.ts';
import { removeSession } from '../session/session.ts';
import { fakeServer, renderInApp, sampleMember } from '../testing/index.ts';
import { draftLifetimeMs, maxDraftLength, maxDrafts, readDraft, saveDraft, tabId } from './draft-storage.ts';
import { useDraft } from './use-draft.ts';

const awa = sampleMember();
const draftKey = 'comment:7';

function Field() {
  const { text, write, discard } = useDraft(draftKey);
  return (
    <>
      <input aria-label="Commentaire" onChange={(event) => write(event.currentTarget.value)} value={text} />
      <button onClick={discard} type="button">
        Envoyer
      </button>
    </>
  );
}

let discardLater: () => void;

/** A field that is removed before its text is known to have been sent. */
function LateField() {
  const { write, discard } = useDraft(draftKey);
  discardLater = discard;
  return <input aria-label="Commentaire" onChange={(event) => write(event.currentTarget.value)} />;
}

function ReplaceableField() {
  const [key, setKey] = useState(1);
  return (
    <>
      <Field key={key} />
      <button onClick={() => setKey(2)} type="button">
        Remplacer
      </button>
    </>
  );
}

const open = (member: Member | null = awa) => renderInApp(<Field />, { member });
const field = () => screen.getByLabelText<HTMLInputElement>('Commentaire');
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('az-draft:'));
const stored = () => localStorage.getItem(`az-draft:${awa.id}:${draftKey}#${tabId}`);

test('a text that was sent when its field had gone is no draft any more', async () => {
  const { unmount } = renderInApp(<LateField />, { member: awa });
  await userEvent.type(field(), 'Bravo');
  unmount();
  expect(stored()).not.toBeNull();
  act(() => discardLater());
  expect(stored()).toBeNull();
});

const signOut = (memberId: string) => notifyRemoved('signed-out', memberId);

beforeEach(() => signOut(awa.id));

describe('a field with a draft', () => {
  test('starts with the member’s unsent text', async () => {
    const { unmount } = open();
    expect(field()).toHaveValue('');
    await userEvent.type(field(), 'Bonjour');
    unmount();
    open();
    expect(field()).toHaveValue('Bonjour');
    expect(kept()).toEqual([`az-draft:1042:comment:7#${tabId}`]);
  });

  test('stores typed text within a second, also while typing continues', () => {
    jest.useFakeTimers();
    try {
      open();
      for (const text of ['B', 'Bo', 'Bon']) {
        act(() => {
          field().focus();
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
          field().dispatchEvent(new Event('input', { bubbles: true }));
          jest.advanceTimersByTime(400);
        });
      }
      expect(stored()).toContain('"Bo"');
      jest.advanceTimersByTime(600);
      expect(stored()).toContain('"Bon"');
    } finally {
      jest.useRealTimers();
    }
  });

  test.each([
    ['is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['goes out of sight', () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))],
  ])('stores typed text at once when the page %s', async (_case, go) => {
    open();
    await userEvent.type(field(), 'Bonjour');
    go();
    expect(stored()).toContain('"Bonjour"');
  });

  test('starts with the last text of the field that it replaces', () => {
    renderInApp(<ReplaceableField />, { member: awa });
    // No pause between these two events, so that nothing is stored yet.
    fireEvent.change(field(), { target: { value: 'Bonjour' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remplacer' }));
    expect(field()).toHaveValue('Bonjour');
  });

  test('is empty again once the text was sent', async () => {
    const { unmount } = open();
    await userEvent.type(field(), 'Bonjour');
    await userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(field()).toHaveValue('');
    unmount();
    expect(kept()).toEqual([]);
  });

  test('shows nothing of another member', async () => {
    const { unmount } = open();
    await userEvent.type(field(), 'Bonjour');
    unmount();
    open(sampleMember({ id: '7' }));
    expect(field()).toHaveValue('');
  });

  test('stores nothing for a visitor', async () => {
    const { unmount } = open(null);
    await userEvent.type(field(), 'Bonjour');
    unmount();
    expect(kept()).toEqual([]);
  });

  test('stores the last words when the session expires while typing', () => {
    open();
    fireEvent.change(field(), { target: { value: 'Bonjour' } });
    expect(stored()).toBeNull();
    act(() => authStore.setState({ session: { status: 'signed-out', ended: 'expired' } }));
    expect(stored()).toContain('"Bonjour"');
  });

  test('stores nothing when the member signs out while typing', async () => {
    fakeServer();
    open();
    await userEvent.type(field(), 'Bonjour');
    await act(() => removeSession());
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

describe('the drafts of a device', () => {
  test('are stored per member and key', () => {
    saveDraft('1', 'a', 'un');
    saveDraft('1', 'b', 'deux');
    saveDraft('12', 'a', 'trois');
    expect([readDraft('1', 'a'), readDraft('1', 'b'), readDraft('12', 'a'), readDraft('2', 'a')]).toEqual([
      'un',
      'deux',
      'trois',
      '',
    ]);
    signOut('1');
    expect([readDraft('1', 'a'), readDraft('12', 'a')]).toEqual(['', 'trois']);
  });

  test('are removed at sign-out with all other data of the member', () => {
    saveDraft('1', 'a', 'un');
    for (const key of ['az-messaging:1', 'az-list:1:open', 'az-messaging:12', 'az-preferences', 'userData'])
      localStorage.setItem(key, '{}');
    signOut('1');
    expect(Object.keys(localStorage).sort()).toEqual(['az-messaging:12', 'az-preferences', 'userData']);
  });

  test('contain no empty texts', () => {
    saveDraft('1', 'a', 'un');
    saveDraft('1', 'a', ' \n');
    expect(kept()).toEqual([]);
  });

  test('are limited in number: the oldest are removed', () => {
    const now = jest.spyOn(Date, 'now');
    for (let index = 0; index <= maxDrafts; index += 1) {
      now.mockReturnValue(1_000_000 + index);
      saveDraft('1', `place ${index}`, 'texte');
    }
    expect(kept()).toHaveLength(maxDrafts);
    expect(readDraft('1', 'place 0')).toBe('');
    expect(readDraft('1', `place ${maxDrafts}`)).toBe('texte');
  });

  test('are limited in age', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    saveDraft('1', 'a', 'un');
    now.mockReturnValue(draftLifetimeMs - 1);
    expect(readDraft('1', 'a')).toBe('un');
    now.mockReturnValue(draftLifetimeMs);
    expect(readDraft('1', 'a')).toBe('');
  });

  test('are limited in length: a longer text lasts as long as the page', () => {
    const text = 'a'.repeat(maxDraftLength + 1);
    saveDraft('1', 'a', text);
    expect(kept()).toEqual([]);
    expect(readDraft('1', 'a')).toBe(text);
    signOut('1');
    expect(readDraft('1', 'a')).toBe('');
  });

  test.each([
    ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
    ['blocked', () => jest.spyOn(window, 'localStorage', 'get')],
  ])('last as long as the page where storage is %s', (_case, spyOnStorage) => {
    spyOnStorage().mockImplementation(() => {
      throw new DOMException('No', 'SecurityError');
    });
    saveDraft('1', 'a', 'un');
    expect(readDraft('1', 'a')).toBe('un');
    signOut('1');
    expect(readDraft('1', 'a')).toBe('');
  });

  test.each(['rubbish', '7', 'null', '{"text":7,"at":0}', '{"text":"un"}'])(
    'ignore invalid drafts: %s',
    (value) => {
      localStorage.setItem(`az-draft:1:a#${tabId}`, value);
      localStorage.setItem('az-draft:1:a#other', value);
      expect(readDraft('1', 'a')).toBe('');
    },
  );
});
