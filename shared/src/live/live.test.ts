import { authStore } from '../session/auth-store.ts';
import { sampleMember } from '../testing/sample-member.ts';
import type { LiveHandlers } from './connection.ts';
import { listenLive, watchPosts } from './index.ts';

let handlers: LiveHandlers;
let acknowledge: () => void;
const setTopics = jest.fn();

jest.mock('./connection.ts', () => ({
  LiveConnection: class {
    cursor = null;
    setTopics = setTopics;
    stop = () => undefined;
    topicsKnown = () => new Promise<void>((resolve) => (acknowledge = resolve));
    constructor(_memberId: string, given: LiveHandlers) {
      handlers = given;
    }
  },
}));

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('who listens after the connection reads again what only hints tell of, once the server knows the topics', async () => {
  authStore.setState({
    session: { status: 'signed-in', member: sampleMember(), token: 'a-token-for-tests' },
  });
  const stopFirst = listenLive({});
  handlers.onState('live');
  const onResync = jest.fn();
  const stop = listenLive({ onResync });
  watchPosts(['7']);
  await settle();
  expect(setTopics).toHaveBeenLastCalledWith(['7']);
  expect(onResync).not.toHaveBeenCalled();
  acknowledge();
  await settle();
  expect(onResync.mock.calls).toEqual([['hints']]);
  stop();
  const gone = jest.fn();
  listenLive({ onResync: gone })();
  await settle();
  acknowledge();
  await settle();
  expect(gone).not.toHaveBeenCalled();
  stopFirst();
});
