import { pageConfig } from '../config/index.ts';

/** Title of the document while its tab is hidden (specification, section 2). */
export const hiddenTitle = 'Please come back 👋';

let screen = '';
let prefix = '';
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** Names the screen that is shown now. */
export function setScreenTitle(title: string): void {
  screen = title;
  changed();
}

/** Puts a short text before the title (`(2) `, `Erreur : `); an empty text takes it away. */
export function setTitlePrefix(text: string): void {
  prefix = text;
  changed();
}

/** Title of the screen that is shown now: `Messagerie · AZ Connect`. */
export function screenTitle(): string {
  const { productName } = pageConfig();
  return screen ? `${prefix}${screen} · ${productName}` : productName;
}

/** Calls back after each change; returns how to stop. */
export function onTitleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
