export { startTitle } from './start-title.ts';
export { hiddenTitle } from './title-store.ts';
export { usePageTitle, useTitlePrefix, useUnreadPrefix } from './use-page-title.ts';
