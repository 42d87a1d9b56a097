import { type Pending, sendWish } from '@az/shared/wishes';
import { createStore, type StoreApi } from 'zustand';

type Options<Wish, State> = Omit<Parameters<typeof sendWish<Wish>>[1], 'read' | 'write' | 'send'> & {
  /** Returns the state with the wish applied. */
  apply: (state: State, wish: Wish) => State;
  send: (memberId: string, wish: Wish) => Promise<void>;
  /** Completes the state after the wishes were applied. */
  complete?: (state: State) => State;
};

type Known<Wish> = { memberId: string | null; wishes: readonly Pending<Wish>[] };

/** Returns `shown`, the state of `known` with all pending wishes applied, and `wish`, which adds and sends a wish. */
export function wishesOver<Wish, State extends Known<Wish>>(
  known: StoreApi<State>,
  { apply, send, complete = (state) => state, ...options }: Options<Wish, State>,
) {
  const withWishes = (state: State) =>
    complete(state.wishes.reduce((shown, { wish }) => apply(shown, wish), state));
  const shown = createStore(() => withWishes(known.getState()));
  known.subscribe((state) => shown.setState(withWishes(state), true));
  return {
    shown,
    wish(wish: Wish) {
      const { memberId } = known.getState();
      if (memberId === null) return;
      void sendWish(wish, {
        ...options,
        read: () => known.getState().wishes,
        write: (wishes, stored) =>
          known.setState((state) => ({ ...(stored ? apply(state, stored) : state), wishes })),
        send: (one) => send(memberId, one),
      });
    },
  };
}
