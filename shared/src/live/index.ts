export { followAccount } from './follow-account.ts';
export { type LiveListener, listenLive, useLiveState, watchMembers, watchPosts } from './live.ts';
