export { startTitle } from './start-title.ts';
export { hiddenTitle } from './title-store.ts';
export { useErrorPrefix, usePageTitle, useTitlePrefix, useUnreadPrefix } from './use-page-title.ts';
