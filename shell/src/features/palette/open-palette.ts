import { onSessionRemoved } from '@az/shared/auth';
import { createStore } from 'zustand';

export type Overlay = 'palette' | 'keyboard-help' | null;

/** Which overlay is open. Changed only by the functions below. */
export const overlayStore = createStore<{ overlay: Overlay }>(() => ({ overlay: null }));

const show = (overlay: Overlay) => overlayStore.setState({ overlay });

export const openPalette = (): void => show('palette');

export const openKeyboardHelp = (): void => show('keyboard-help');

export const closeOverlay = (): void => show(null);

onSessionRemoved(closeOverlay);
