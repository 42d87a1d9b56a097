import { type Pending, sendWish } from '@az/shared/wishes';
import { createStore, type StoreApi } from 'zustand';

type Options<Wish, State> = Omit<Parameters<typeof sendWish<Wish>>[1], 'read' | 'write' | 'send'> & {
  /** Returns the state as the wish changes it. */
  apply: (state: State, wish: Wish) => State;
  send: (memberId: string, wish: Wish) => Promise<void>;
};

type Known<Wish> = { memberId: string | null; wishes: readonly Pending<Wish>[] };

/** A store that shows what the member wishes over what `known` has, and the function that adds a wish and sends it. */
export function wishesOver<Wish, State extends Known<Wish>>(
  known: StoreApi<State>,
  { apply, send, ...options }: Options<Wish, State>,
) {
  const withWishes = (state: State) => state.wishes.reduce((shown, { wish }) => apply(shown, wish), state);
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
