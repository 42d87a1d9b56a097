import { createStore } from 'zustand';

/** Whether search and commands are open. */
export const paletteStore = createStore<{ opened: boolean }>(() => ({ opened: false }));

/** Opens search and commands. */
export function openPalette(): void {
  paletteStore.setState({ opened: true });
}
