import { onSessionRemoved } from '@az/shared/auth';
import { createStore } from 'zustand';

/** What lies over the page: the command palette, the list of shortcuts, or nothing. */
export type Overlay = 'palette' | 'keyboard-help' | null;

/** Which overlay is open. Changed only by the functions below. */
export const overlayStore = createStore<{ overlay: Overlay }>(() => ({ overlay: null }));

const show = (overlay: Overlay) => overlayStore.setState({ overlay });

/** Opens search and commands; their code loads now. */
export const openPalette = (): void => show('palette');

/** Opens the list of keyboard shortcuts. */
export const openKeyboardHelp = (): void => show('keyboard-help');

/** Takes away whatever lies over the page. */
export const closeOverlay = (): void => show(null);

onSessionRemoved(closeOverlay);
