import { createBrowserRouter, RouterProvider } from '@az/shared/router';
import { act, render } from '@testing-library/react';
import { PageAreas } from '../areas/discovery.ts';
import { Loadable } from '../areas/loadable.ts';
import { sampleCanary, samplePage } from '../testing/sample-page.ts';
import { BlankPageCheck, CurrentPageBlankCheck } from './BlankPageCheck.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page of a canary, or of a version that is not a canary. */
function newPage({ isCanary = true } = {}) {
  const areas = new PageAreas(isCanary ? sampleCanary('feed') : samplePage('feed'));
  const page = new Loadable('feed', async () => ({ value: 'page', live: await areas.find('feed') }), areas);
  return { page, failRender: jest.spyOn(page, 'failRender').mockImplementation(() => undefined) };
}

/** Shows a page with this content for 8 seconds; returns how often it was removed. */
async function countRemovals(content: string, options?: Parameters<typeof newPage>[0]) {
  const { page, failRender } = newPage(options);
  document.body.innerHTML = `<main>${content}</main>`;
  render(<BlankPageCheck page={page} />);
  await act(() => page.ensure());
  act(() => jest.advanceTimersByTime(8_000));
  return failRender.mock.calls.length;
}

test('a page of a canary that is blank after eight seconds is removed', async () => {
  expect(await countRemovals('<div><p> </p></div>')).toBe(1);
});

test.each(['<p>Bonjour</p>', '<img alt="" src="data:,">', '<svg></svg>', '<input placeholder="Nom">'])(
  '%s is not blank',
  async (content) => {
    expect(await countRemovals(content)).toBe(0);
  },
);

test('a page that is not of a canary stays', async () => {
  expect(await countRemovals('', { isCanary: false })).toBe(0);
});

test('a page is removed when the frame around it is blank', async () => {
  const { page, failRender } = newPage();
  document.body.innerHTML = '<main></main>';
  // The frame of the area renders nothing, not even its page.
  const routes = [
    {
      element: <CurrentPageBlankCheck />,
      children: [{ path: '/', handle: page, element: <p>Page</p> }],
    },
  ];
  render(<RouterProvider router={createBrowserRouter(routes)} />);
  await act(() => page.ensure());
  act(() => jest.advanceTimersByTime(8_000));
  expect(failRender).toHaveBeenCalledTimes(1);
});
