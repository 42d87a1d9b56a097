import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useSeenMessages } from './use-seen-messages.ts';

/** Bottom of the log, and of each message in it, in pixels from the top of the window. */
let bottoms: Record<string, number>;
let view: { hasFocus: boolean; isHidden: boolean };
let seen: string[];

function Log({ ids, isWaiting = true }: { ids: string[]; isWaiting?: boolean }) {
  const log = useRef<HTMLDivElement>(null);
  useSeenMessages(log, { isWaiting, onSeen: (id) => seen.push(id) });
  return (
    <div data-message="log" ref={log}>
      {ids.map((id) => (
        <p data-message={id} key={id}>
          {id}
        </p>
      ))}
    </div>
  );
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  [bottoms, seen] = [{ log: 500, a: 100, b: 400, c: 700 }, []];
  view = { hasFocus: true, isHidden: false };
  jest.spyOn(document, 'hasFocus').mockImplementation(() => view.hasFocus);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => view.isHidden);
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const bottom = bottoms[this.dataset.message ?? ''] ?? 0;
    return { top: bottom - 500, bottom } as DOMRect;
  });
});

afterEach(() => jest.useRealTimers());

test('a message is seen when its end has been in view for half a second', async () => {
  render(<Log ids={['a', 'b', 'c']} />);
  await pass(499);
  expect(seen).toEqual([]);
  await pass(1);
  expect(seen).toEqual(['b']);
  bottoms.c = 450;
  await pass(500);
  expect(seen).toEqual(['b']);
  await pass(500);
  expect(seen).toEqual(['b', 'c']);
});

test.each([
  ['the window has no focus', () => Object.assign(view, { hasFocus: false })],
  ['the page is hidden', () => Object.assign(view, { isHidden: true })],
  ['the log is scrolled far up', () => Object.assign(bottoms, { a: 600, b: 900, c: 1200 })],
  ['the log is below the window', () => Object.assign(bottoms, { log: 2000, a: 1600, b: 1700, c: 1800 })],
])('nothing is seen while %s', async (_what, arrange) => {
  arrange();
  render(<Log ids={['a', 'b', 'c']} />);
  await pass(2000);
  expect(seen).toEqual([]);
});

test('nothing is seen in a glance, and what was scrolled past is not seen by coming back', async () => {
  const { unmount } = render(<Log ids={['a', 'b', 'c']} />);
  await pass(150);
  unmount();
  await pass(1000);
  expect(seen).toEqual([]);
  render(<Log ids={['a', 'b', 'c']} />);
  await pass(300);
  Object.assign(bottoms, { a: -300, b: -100, c: 300 });
  await pass(300);
  expect(seen).toEqual([]);
  await pass(500);
  expect(seen).toEqual(['c']);
});

test('what is still unread after half a minute is reported again', async () => {
  render(<Log ids={['a']} />);
  await pass(29_500);
  expect(seen).toEqual(['a']);
  await pass(1000);
  expect(seen).toEqual(['a', 'a']);
});

test('without anything unread nobody looks', async () => {
  render(<Log ids={['a']} isWaiting={false} />);
  expect(jest.getTimerCount()).toBe(0);
});
