import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link, useLocation } from './index.ts';

function Shown({ children }: { children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <h1>{`${pathname}${search} ${JSON.stringify(state)}`}</h1>
      {children}
    </>
  );
}

function show(children: ReactNode, at = '/a') {
  const router = createMemoryRouter([{ path: '*', element: <Shown>{children}</Shown> }], {
    initialEntries: ['/start', at],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const title = () => screen.getByRole('heading').textContent;
const link = () => screen.getByRole('link');

/** Clicks the link as a browser does; returns whether the browser follows it. */
function click(init = {}): boolean {
  const event = createEvent.click(link(), { button: 0, ...init });
  // Stops the navigation, because jsdom implements none.
  const stop = (seen: Event) => seen.preventDefault();
  let isLeft = false;
  document.addEventListener(
    'click',
    (seen) => {
      isLeft = !seen.defaultPrevented;
      stop(seen);
    },
    { once: true },
  );
  fireEvent(link(), event);
  return isLeft;
}

test('a link goes to its page, with its state, and replaces the entry when it says so', async () => {
  const router = show(
    <Link replace state={{ from: 1 }} to="/b?c=1">
      B
    </Link>,
  );
  expect(link()).toHaveAttribute('href', '/b?c=1');
  await userEvent.click(link());
  expect(title()).toBe('/b?c=1 {"from":1}');
  await act(() => router.navigate(-1));
  expect(await screen.findByText('/start null')).toBeVisible();
});

test('a relative link is resolved, and a handler can stop it', async () => {
  const [handled, stopped] = [
    jest.fn(),
    jest.fn((event: { preventDefault: () => void }) => event.preventDefault()),
  ];
  show(
    <>
      <Link onClick={stopped} to="/c">
        C
      </Link>
      <Link onClick={handled} relative="path" to="../d">
        D
      </Link>
    </>,
    '/a/b',
  );
  const [c, d] = screen.getAllByRole('link');
  await userEvent.click(c as HTMLElement);
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(title()).toMatch('/a/b');
  expect(d).toHaveAttribute('href', '/a/d');
  await userEvent.click(d as HTMLElement);
  expect(handled).toHaveBeenCalledTimes(1);
  expect(title()).toMatch('/a/d');
});

test.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['for another window', { target: '_blank' }, {}],
  ['that loads the document again', { reloadDocument: true }, {}],
  ['to another site', { to: 'https://exemple.test/a' }, {}],
  ['to an address of mail', { to: 'mailto:a@exemple.test' }, {}],
])('a link %s is left to the browser', (_, props, init) => {
  show(
    <Link to="/b" {...props}>
      B
    </Link>,
  );
  expect(link()).toHaveAttribute('href', 'to' in props ? props.to : '/b');
  expect(click(init)).toBe(true);
  expect(title()).toBe('/a null');
});

test('a link is left to the router otherwise', () => {
  show(<Link to="/b">B</Link>);
  expect(click()).toBe(false);
  expect(title()).toBe('/b null');
});
