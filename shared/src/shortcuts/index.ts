export { type Shortcut, shortcutStore, useShortcut } from './shortcut-store.ts';
