// The shell also compiles this file into an inline script that runs before the first paint, so it imports nothing and
// applies the theme when it is evaluated. Theme modules import it, too: this second evaluation changes nothing.

/** The member's choices; `auto` follows the system. */
type ThemeChoice = 'light' | 'dark' | 'auto';

/** Key of the choice in local storage, a raw string (specification, section 3). */
const storageKey = 'SOCIAL_REACTJS_THEME_KEY';

/** Colour of the browser's toolbar: the header's background. */
const barColours = { light: '#ffffff', dark: '#182127' };

function isThemeChoice(value: unknown): value is ThemeChoice {
  return value === 'light' || value === 'dark' || value === 'auto';
}

function systemTheme(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Stores a choice for the next visit. If the browser cannot store it, it lasts as long as the page. */
function storeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

/** The stored choice. On a first visit, or when the stored value is invalid, the system's preference is stored. */
function readChoice(): ThemeChoice {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(storageKey);
  } catch {
    // Storage is blocked: every visit counts as the first one.
  }
  if (isThemeChoice(stored)) return stored;
  const first = systemTheme();
  storeChoice(first);
  return first;
}

/** Applies a theme to the document. The four values must agree. `data-bs-theme` is never `auto`. */
function applyTheme(choice: ThemeChoice): void {
  const theme = choice === 'auto' ? systemTheme() : choice;
  const root = document.documentElement;
  root.setAttribute('data-bs-theme', theme);
  root.setAttribute('data-mantine-color-scheme', theme);
  root.style.colorScheme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', barColours[theme]);
}

applyTheme(readChoice());

export {
  applyTheme,
  barColours,
  isThemeChoice,
  readChoice,
  storageKey,
  storeChoice,
  systemTheme,
  type ThemeChoice,
};
