import { createBrowserRouter, RouterProvider } from '@az/shared/router';
import { act, render } from '@testing-library/react';
import { Loadable } from '../areas/loadable.ts';
import { BlankPageCheck, CurrentPageBlankCheck } from './BlankPageCheck.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows a page of this content for so long, and gives the times it was taken off. */
async function countRemovals(content: string, { hasFallback = true } = {}) {
  const page = new Loadable('feed', async () => 'page');
  const failRender = jest.spyOn(page, 'failRender').mockImplementation(() => undefined);
  document.body.innerHTML = `<main>${content}</main>`;
  render(<BlankPageCheck hasFallback={() => hasFallback} page={page} />);
  await act(() => page.ensure());
  act(() => jest.advanceTimersByTime(8_000));
  return failRender.mock.calls.length;
}

test('a page of a canary that shows nothing after eight seconds is taken off', async () => {
  expect(await countRemovals('<div><p> </p></div>')).toBe(1);
});

test.each(['<p>Bonjour</p>', '<img alt="" src="data:,">', '<svg></svg>'])(
  '%s is something',
  async (content) => {
    expect(await countRemovals(content)).toBe(0);
  },
);

test('a page that is no canary is left alone', async () => {
  expect(await countRemovals('', { hasFallback: false })).toBe(0);
});

test('a page inside a frame that shows nothing, itself included, is taken off', async () => {
  const page = new Loadable('feed', async () => 'page');
  const failRender = jest.spyOn(page, 'failRender').mockImplementation(() => undefined);
  document.body.innerHTML = '<main></main>';
  // The frame of the area draws nothing, not even its page.
  const routes = [
    {
      element: <CurrentPageBlankCheck hasFallback={() => true} />,
      children: [{ path: '/', handle: page, element: <p>Page</p> }],
    },
  ];
  render(<RouterProvider router={createBrowserRouter(routes)} />);
  await act(() => page.ensure());
  act(() => jest.advanceTimersByTime(8_000));
  expect(failRender).toHaveBeenCalledTimes(1);
});
