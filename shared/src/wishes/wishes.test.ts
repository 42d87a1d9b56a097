/** @jest-environment node */
import { type Pending, sendWish } from './index.ts';

type Wish = { id: string; isSet: boolean };

/** Marks on a server whose replies the test decides: their known state, and the state that is shown. */
function setUp() {
  const known: Record<string, boolean> = { a: false, b: false };
  let pending: Pending<Wish>[] = [];
  const calls: string[] = [];
  const answers: { accept: () => void; refuse: (reason: string) => void }[] = [];
  const refused: string[] = [];
  const press = (id: string, isSet: boolean) =>
    void sendWish<Wish>(
      { id, isSet },
      {
        read: () => pending,
        write: (wishes, stored) => {
          if (stored) known[stored.id] = stored.isSet;
          pending = wishes;
        },
        thingOf: (wish) => wish.id,
        send: async (wish) => {
          if (known[wish.id] === wish.isSet) return;
          calls.push(`${wish.isSet ? 'set' : 'unset'} ${wish.id}`);
          await new Promise<void>((accept, refuse) => answers.push({ accept, refuse }));
        },
        onRefused: (thrown, wish) => refused.push(`${wish.id}: ${thrown}`),
      },
    );
  const shown = (id: string) => pending.findLast(({ wish }) => wish.id === id)?.wish.isSet ?? known[id];
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const accept = async () => {
    answers.shift()?.accept();
    await settle();
  };
  const refuse = async () => {
    answers.shift()?.refuse('no');
    await settle();
  };
  const endSession = () => {
    pending = [];
  };
  return {
    known,
    calls,
    refused,
    press,
    shown,
    accept,
    refuse,
    endSession,
    isIdle: () => pending.length === 0,
  };
}

test('a wish is shown at once, and known once the server has it', async () => {
  const { press, shown, known, accept, isIdle } = setUp();
  press('a', true);
  expect([shown('a'), known.a]).toEqual([true, false]);
  await accept();
  expect([shown('a'), known.a, isIdle()]).toEqual([true, true, true]);
});

test('one call at a time about a thing: the last wish is sent after it, and those before it are not', async () => {
  const { press, shown, calls, accept, isIdle } = setUp();
  press('a', true);
  press('a', false);
  press('a', true);
  press('a', false);
  expect([shown('a'), calls]).toEqual([false, ['set a']]);
  await accept();
  expect([shown('a'), calls]).toEqual([false, ['set a', 'unset a']]);
  await accept();
  expect([shown('a'), isIdle()]).toEqual([false, true]);
});

test('nothing is sent again when the last wish is what the server has by then', async () => {
  const { press, shown, calls, accept, isIdle } = setUp();
  press('a', true);
  press('a', false);
  press('a', true);
  await accept();
  expect([shown('a'), calls, isIdle()]).toEqual([true, ['set a'], true]);
});

test('calls about different things do not wait for each other', () => {
  const { press, calls } = setUp();
  press('a', true);
  press('b', true);
  expect(calls).toEqual(['set a', 'set b']);
});

test('a refused wish falls away: what is known by then is shown, and said once', async () => {
  const { press, shown, known, refused, refuse } = setUp();
  press('a', true);
  known.b = true;
  press('b', false);
  known.a = true;
  await refuse();
  await refuse();
  expect([shown('a'), shown('b')]).toEqual([true, true]);
  expect(refused).toEqual(['a: no', 'b: no']);
});

test('nothing is said of a refused wish that the member has taken back', async () => {
  const { press, shown, refused, calls, refuse, isIdle } = setUp();
  press('a', true);
  press('a', false);
  await refuse();
  expect([shown('a'), refused, calls, isIdle()]).toEqual([false, [], ['set a'], true]);
});

test('a wish that was pressed again after a refused one is sent', async () => {
  const { press, shown, refused, calls, accept, refuse } = setUp();
  press('a', true);
  press('a', false);
  press('a', true);
  await refuse();
  expect([shown('a'), calls]).toEqual([true, ['set a', 'set a']]);
  await accept();
  expect([shown('a'), refused]).toEqual([true, []]);
});

test('nothing is known or said after the session has ended', async () => {
  const { press, known, refused, accept, refuse, endSession } = setUp();
  press('a', true);
  press('b', true);
  endSession();
  await accept();
  await refuse();
  expect([known, refused]).toEqual([{ a: false, b: false }, []]);
});
