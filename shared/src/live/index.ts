export { followAccount } from './follow-account.ts';
export { listenFor } from './listen-for.ts';
export { type LiveListener, listenLive, useLiveState, watchMembers, watchPosts } from './live.ts';
