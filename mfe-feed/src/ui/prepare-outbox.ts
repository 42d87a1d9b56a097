export { prepareOutbox } from '../data/prepare-outbox.ts';
export { UnsentComments } from './UnsentComments.tsx';
export { UnsentPosts } from './UnsentPosts.tsx';
