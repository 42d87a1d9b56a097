const same = (one: Element) => (other: Element) =>
  one.tagName === other.tagName && one.textContent === other.textContent;

const isSameField = (one: HTMLInputElement) => (other: HTMLInputElement) =>
  one.type === other.type && one.autocomplete === other.autocomplete;

const writeValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Gives a field what was entered into the same one of the first content, as if a person had entered it here. */
function takeOver(from: HTMLInputElement, to: HTMLInputElement): void {
  if (from.checked !== to.checked) to.click();
  if (from.type === 'checkbox' || from.value === to.value) return;
  // React recognises a change by the value that it has written itself.
  writeValue?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Removes a kept screen, but not its style sheet: without a sheet, the browser lays out the whole page again. */
function emptyScreen(screen: HTMLElement): void {
  for (const child of [...screen.children]) if (child.localName !== 'style') child.remove();
  screen.hidden = true;
  screen.removeAttribute('id');
}

function replace(first: HTMLElement, scrolledTo: number): void {
  const opened = [...first.querySelectorAll('details[open]')];
  const fields = [...first.querySelectorAll('input')];
  const isSent = first.querySelector('form[data-az-sent]') !== null;
  const focused = first.contains(document.activeElement) ? document.activeElement : null;
  first.remove();
  const inRoot = <Found extends HTMLElement = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<Found>(`#root ${selector}`),
  ];
  const inputs = inRoot<HTMLInputElement>('input');
  for (const one of opened) inRoot('details').find(same(one))?.setAttribute('open', '');
  for (const one of fields) {
    const field = inputs.find(isSameField(one));
    if (field) takeOver(one, field);
  }
  const next =
    focused instanceof HTMLInputElement
      ? inputs.find(isSameField(focused))
      : focused && inRoot(focused.tagName).find(same(focused));
  next?.focus({ preventScroll: true });
  if (scrolledTo > 0 && !location.hash) window.scrollTo(0, scrolledTo);
  // Later, because React has the values of the fields after this commit.
  if (isSent) queueMicrotask(() => inRoot<HTMLFormElement>('form')[0]?.requestSubmit());
}

/**
 * Removes a kept screen at once, and a public page's first content once the page shows its heading.
 * Keeps scroll position, focus, open details, and what was entered into fields. A form that was sent meanwhile is sent by
 * the page.
 */
export function replaceFirstContent(scrolledTo: number): void {
  const first = document.getElementById('az-first');
  const root = document.getElementById('root');
  if (!first || !root) return;
  if (first.matches('[aria-busy]')) {
    emptyScreen(first);
    return;
  }
  const replaceIfShown = () => {
    if (!root.querySelector('h1')) return;
    observer.disconnect();
    replace(first, scrolledTo);
  };
  const observer = new MutationObserver(replaceIfShown);
  observer.observe(root, { childList: true, subtree: true });
  replaceIfShown();
}
