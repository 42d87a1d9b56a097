import * as authStore from '../session/auth-store.ts';
import * as removals from '../session/removals.ts';

const { notifyRemoved } = removals;

type Tab = typeof import('./draft-storage.ts');

const me = '1042';
const comment = 'comment:7';

const setHidden = (isHidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

/** Loads the code as a new page does, in the tab with this session storage. */
async function openPage(ofTab: Record<string, string> = {}): Promise<Tab> {
  sessionStorage.clear();
  for (const [name, value] of Object.entries(ofTab)) sessionStorage.setItem(name, value);
  let tab: Tab | undefined;
  await jest.isolateModulesAsync(async () => {
    // All pages of a test share one session.
    jest.doMock('../session/auth-store.ts', () => authStore);
    jest.doMock('../session/removals.ts', () => removals);
    tab = await import('./draft-storage.ts');
  });
  if (!tab) throw new Error('No page');
  return tab;
}

/** A tab, and how to reload it. */
async function openTab() {
  const tab = await openPage();
  window.dispatchEvent(new Event('pagehide'));
  const ofTab = { ...sessionStorage };
  return { ...tab, reload: () => openPage(ofTab) };
}

const read = async (tab: Pick<Tab, 'readDraft'> | Promise<Tab>) => (await tab).readDraft(me, comment);
const names = () => Object.keys(localStorage).filter((name) => name.startsWith('az-'));

afterEach(() => {
  jest.restoreAllMocks();
  notifyRemoved('signed-out', me);
});

test('what one tab sends removes nothing that another one has written', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.saveDraft(me, comment, 'Un');
  other.saveDraft(me, comment, 'Deux');
  other.discardDraft(me, comment);
  expect(await read(one.reload())).toBe('Un');
  // Every tab shows the remaining draft, including the tab that has sent its own draft, and a new tab.
  expect(await read(other.reload())).toBe('Un');
  expect(await read(openTab())).toBe('Un');
});

test('each tab shows its own text again, and a new one the latest', async () => {
  const now = jest.spyOn(Date, 'now');
  const [one, other] = [await openTab(), await openTab()];
  now.mockReturnValue(2_000_000);
  one.saveDraft(me, comment, 'Un');
  now.mockReturnValue(1_000_000);
  other.saveDraft(me, comment, 'Deux');
  expect([await read(one.reload()), await read(other.reload())]).toEqual(['Un', 'Deux']);
  expect(await read(openTab())).toBe('Un');
});

test('a text that another tab continues and sends stays in the tab that wrote it, and in no other', async () => {
  const one = await openTab();
  one.saveDraft(me, comment, 'Un');
  const other = await openTab();
  expect(await read(other)).toBe('Un');
  other.saveDraft(me, comment, 'Un et deux');
  expect(await read(openTab())).toBe('Un et deux');
  other.discardDraft(me, comment);
  expect([await read(openTab()), await read(one.reload())]).toEqual(['', 'Un']);
  one.discardDraft(me, comment);
  expect(names()).toEqual([]);
});

test('a text that another tab sends as it was read is no draft of a new tab', async () => {
  const one = await openTab();
  one.saveDraft(me, comment, 'Un');
  const other = await openTab();
  expect(await read(other)).toBe('Un');
  other.discardDraft(me, comment);
  expect([await read(openTab()), await read(one.reload())]).toEqual(['', 'Un']);
});

test('a text that was changed since another tab has read it stays a draft', async () => {
  const one = await openTab();
  one.saveDraft(me, comment, 'Un');
  const other = await openTab();
  expect(await read(other)).toBe('Un');
  one.saveDraft(me, comment, 'Un, changé');
  other.discardDraft(me, comment);
  expect(await read(openTab())).toBe('Un, changé');
});

test('a duplicated tab has drafts of its own', async () => {
  const one = await openPage();
  setHidden(false);
  const duplicate = await openPage({ ...sessionStorage });
  one.saveDraft(me, comment, 'Un');
  duplicate.saveDraft(me, comment, 'Deux');
  duplicate.discardDraft(me, comment);
  expect(await read(one)).toBe('Un');
});

test('a tab that the browser discards while it is hidden has its drafts when it is shown again', async () => {
  const one = await openPage();
  one.saveDraft(me, comment, 'Un');
  setHidden(true);
  const ofTab = { ...sessionStorage };
  const other = await openTab();
  other.saveDraft(me, comment, 'Deux');
  expect(await read(openPage(ofTab))).toBe('Un');
});

test('a sign-out removes the drafts of all tabs', async () => {
  const one = await openTab();
  one.saveDraft(me, comment, 'Un');
  const other = await openTab();
  await read(other);
  other.saveDraft(me, comment, 'Deux');
  notifyRemoved('signed-out', me);
  expect(names()).toEqual([]);
  expect([await read(one.reload()), await read(other.reload())]).toEqual(['', '']);
});
