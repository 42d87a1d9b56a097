import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppTheme, useThemeChoice } from './index.ts';
import { applyTheme, readChoice } from './pre-paint.ts';
import { themeStore } from './theme-store.ts';

const key = 'SOCIAL_REACTJS_THEME_KEY';
const root = document.documentElement;

/** A fake system preference that a test can change while the page is open. */
function systemPrefers(theme: 'light' | 'dark') {
  const query = Object.assign(new EventTarget(), { matches: theme === 'dark' });
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return (next: 'light' | 'dark') => {
    query.matches = next === 'dark';
    query.dispatchEvent(Object.assign(new Event('change'), { matches: query.matches }));
  };
}

/** The four values of the document, which must agree. */
function shown(): string {
  const bar = document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
  const parts = [root.dataset.bsTheme, root.dataset.mantineColorScheme, root.style.colorScheme];
  return new Set(parts).size === 1 ? `${parts[0]} ${bar}` : parts.join(' and ');
}

function Switch() {
  const [choice, choose] = useThemeChoice();
  return (['light', 'dark', 'auto'] as const).map((one) => (
    <button aria-pressed={one === choice} key={one} onClick={() => choose(one)} type="button">
      {one}
    </button>
  ));
}

/** Opens the page: runs the script before the first paint, then the app. */
function visit() {
  const choice = readChoice();
  applyTheme(choice);
  const atFirstPaint = shown();
  themeStore.setState({ choice });
  const result = render(
    <AppTheme env="test">
      <Switch />
    </AppTheme>,
  );
  expect(shown()).toBe(atFirstPaint);
  return result;
}

const choice = () => screen.getByRole('button', { pressed: true }).textContent;

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="">';
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

test.each([
  ['light', 'light #ffffff'],
  ['dark', 'dark #182127'],
] as const)('a first visit stores and shows what the system prefers: %s', async (system, expected) => {
  systemPrefers(system);
  visit();
  expect(localStorage.getItem(key)).toBe(system);
  expect(shown()).toBe(expected);
  expect(choice()).toBe(system);
});

test.each(['light', 'dark'])('a stored choice of %s wins over the system', async (stored) => {
  systemPrefers(stored === 'dark' ? 'light' : 'dark');
  localStorage.setItem(key, stored);
  visit();
  expect(shown()).toMatch(stored);
});

test('auto follows the system while the page is open, and is never written into the page', async () => {
  const prefer = systemPrefers('dark');
  localStorage.setItem(key, 'auto');
  visit();
  expect(choice()).toBe('auto');
  expect(shown()).toBe('dark #182127');
  act(() => prefer('light'));
  expect(shown()).toBe('light #ffffff');
  expect(localStorage.getItem(key)).toBe('auto');
});

test('light and dark do not follow the system', async () => {
  const prefer = systemPrefers('light');
  visit();
  act(() => prefer('dark'));
  expect(shown()).toBe('light #ffffff');
});

test.each(['', '"dark"', 'DARK', 'null', '{}'])(
  'an invalid stored value %p counts as a first visit',
  async (stored) => {
    systemPrefers('dark');
    localStorage.setItem(key, stored);
    visit();
    expect(localStorage.getItem(key)).toBe('dark');
    expect(shown()).toBe('dark #182127');
  },
);

test('choosing changes all four values and is stored as a raw string', async () => {
  systemPrefers('light');
  visit();
  await userEvent.click(screen.getByRole('button', { name: 'dark' }));
  expect(shown()).toBe('dark #182127');
  expect(localStorage.getItem(key)).toBe('dark');
  expect(choice()).toBe('dark');
});

test('a choice in another tab applies', async () => {
  systemPrefers('light');
  visit();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'dark' })));
  expect(shown()).toBe('dark #182127');
  expect(choice()).toBe('dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'nonsense' })));
  expect(choice()).toBe('dark');
});

test('works in memory where storage is blocked', async () => {
  systemPrefers('dark');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  visit();
  expect(shown()).toBe('dark #182127');
  await userEvent.click(screen.getByRole('button', { name: 'light' }));
  expect(shown()).toBe('light #ffffff');
  expect(choice()).toBe('light');
});

test('a rendered page has no inline style element without the nonce', async () => {
  systemPrefers('light');
  const script = document.createElement('script');
  script.setAttribute('nonce', 'n0nce');
  document.head.append(script);
  const { container } = visit();
  const styles = [...container.querySelectorAll('style'), ...document.head.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  for (const style of styles) expect(style.nonce).toBe('n0nce');
});

test('the script before the first paint sets all four values', async () => {
  systemPrefers('dark');
  jest.resetModules();
  await import('./pre-paint.ts');
  expect(shown()).toBe('dark #182127');
  expect(localStorage.getItem(key)).toBe('dark');
});

test('the script before the first paint imports nothing', () => {
  const source = readFileSync(join(__dirname, 'pre-paint.ts'), 'utf8');
  expect(source).toContain('applyTheme(readChoice());');
  expect(source).not.toMatch(/\bimport\b.*from|require\(|^export (?!\{)/m);
});
