import { pageConfig } from '../config/index.ts';

/** Title of the document while its tab is hidden (specification, section 2). */
export const hiddenTitle = 'Please come back 👋';

let screen = '';
/** What stands before the title, one for each component that asks for it. */
const prefixes = new Set<{ text: string }>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Names the screen that is shown now. */
export function setScreenTitle(title: string): void {
  screen = title;
  changed();
}

/** Puts a short text before the title (`(2) `, `Erreur : `) beside those of others; returns what takes it away. */
export function addTitlePrefix(text: string): () => void {
  const own = { text };
  prefixes.add(own);
  changed();
  return () => {
    prefixes.delete(own);
    changed();
  };
}

/** The texts before the title: each once, however many components ask for it, counts first. */
const prefix = (): string => [...new Set([...prefixes].map(({ text }) => text))].sort().join('');

/** Title of the screen that is shown now: `Messagerie · AZ Connect`. */
export function screenTitle(): string {
  const { productName } = pageConfig();
  return screen ? `${prefix()}${screen} · ${productName}` : productName;
}

/** Calls back after each change; returns how to stop. */
export function onTitleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
