import { pageConfig } from '../config/index.ts';

/** Title of the document while its tab is hidden (specification, section 2). */
export const hiddenTitle = 'Please come back 👋';

let screen = '';
/** Prefixes of the title, one for each component that has added one. */
const prefixes = new Set<{ text: string }>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function setScreenTitle(title: string): void {
  screen = title;
  changed();
}

/** Adds a prefix to the title (`(2) `, `Erreur : `) beside other prefixes. Returns a function that removes it. */
export function addTitlePrefix(text: string): () => void {
  const own = { text };
  prefixes.add(own);
  changed();
  return () => {
    prefixes.delete(own);
    changed();
  };
}

/** All prefixes as one text. Each is contained once, even if several components have added it. Counts come first. */
const prefix = (): string => [...new Set([...prefixes].map(({ text }) => text))].sort().join('');

/** Title of the current screen: `Messagerie · AZ Connect`. */
export function screenTitle(): string {
  const { productName } = pageConfig();
  return screen ? `${prefix()}${screen} · ${productName}` : productName;
}

/** Calls back after each change; returns a function that unsubscribes. */
export function onTitleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
