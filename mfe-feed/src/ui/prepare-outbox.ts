export { prepareOutbox } from '../data/outbox.ts';
export { UnsentComments } from './UnsentComments.tsx';
export { UnsentPosts } from './UnsentPosts.tsx';
