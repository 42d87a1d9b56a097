export { listenForInstall, useInstall } from './install-store.ts';
