/** Runs the script in a page with its elements. */
function open(): void {
  document.body.innerHTML = '<p id="az-drafts"></p><p id="az-status"></p><button id="az-retry"></button>';
  jest.isolateModules(() => void jest.requireActual('./offline-page.ts'));
}

const text = (id: string) => document.getElementById(id)?.textContent;

beforeEach(() => localStorage.clear());

test.each([
  [0, "Aucun brouillon n'est gardé sur cet appareil."],
  [1, '1 brouillon est gardé sur cet appareil.'],
  [2, '2 brouillons sont gardés sur cet appareil.'],
])('counts %d drafts', (count, sentence) => {
  localStorage.setItem('userData', 'x');
  for (let index = 0; index < count; index += 1) localStorage.setItem(`az-draft:1042:comment:${index}`, '{}');
  open();
  expect(text('az-drafts')).toBe(sentence);
});

test('blocked storage counts as no drafts', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  open();
  expect(text('az-drafts')).toBe("Aucun brouillon n'est gardé sur cet appareil.");
});

test('says when the connection is back', () => {
  open();
  expect(text('az-status')).toBe('');
  window.dispatchEvent(new Event('online'));
  expect(text('az-status')).toBe('La connexion est rétablie.');
  window.dispatchEvent(new Event('offline'));
  expect(text('az-status')).toBe('');
});
