import { createBrowserRouter, RouterProvider } from '@az/shared/router';
import { act, render } from '@testing-library/react';
import { Loadable } from '../areas/loadable.ts';
import { BlankPageCheck, CurrentPageBlankCheck } from './BlankPageCheck.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Shows a page with this content for 8 seconds; returns how often it was removed. */
async function countRemovals(content: string, { hasFallback = true } = {}) {
  const page = new Loadable('feed', async () => 'page');
  const failRender = jest.spyOn(page, 'failRender').mockImplementation(() => undefined);
  document.body.innerHTML = `<main>${content}</main>`;
  render(<BlankPageCheck hasFallback={() => hasFallback} page={page} />);
  await act(() => page.ensure());
  act(() => jest.advanceTimersByTime(8_000));
  return failRender.mock.calls.length;
}

test('a page of a canary that is blank after eight seconds is removed', async () => {
  expect(await countRemovals('<div><p> </p></div>')).toBe(1);
});

test.each(['<p>Bonjour</p>', '<img alt="" src="data:,">', '<svg></svg>'])(
  '%s is not blank',
  async (content) => {
    expect(await countRemovals(content)).toBe(0);
  },
);

test('a page that is not of a canary stays', async () => {
  expect(await countRemovals('', { hasFallback: false })).toBe(0);
});

test('a page is removed when the frame around it is blank', async () => {
  const page = new Loadable('feed', async () => 'page');
  const failRender = jest.spyOn(page, 'failRender').mockImplementation(() => undefined);
  document.body.innerHTML = '<main></main>';
  // The frame of the area renders nothing, not even its page.
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
