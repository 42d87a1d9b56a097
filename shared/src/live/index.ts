export { type LiveListener, listenLive, useLiveState, watchPosts } from './live.ts';
