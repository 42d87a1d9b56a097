import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useAddressParams } from './index.ts';

function Search() {
  const [params, change] = useAddressParams();
  return (
    <>
      <input
        aria-label="Recherche"
        onChange={(event) => change({ q: event.currentTarget.value })}
        value={params.get('q') ?? ''}
      />
      <button onClick={() => change({ sort: params.get('sort') === 'name' ? '' : 'name' })} type="button">
        Nom
      </button>
    </>
  );
}

function open(address: string) {
  const router = createMemoryRouter([{ path: '*', element: <Search /> }], {
    initialEntries: ['/before', address],
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('a field keeps every letter and its cursor position, and the URL follows', async () => {
  const router = open('/page?sort=name');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Recherche' });
  await userEvent.type(field, 'adre');
  await userEvent.type(field, 's', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field).toHaveValue('adrse');
  expect(field.selectionStart).toBe(4);
  expect(router.state.location.search).toBe('?sort=name&q=adrse');
});

test('a change applies while the router still processes the previous one', async () => {
  let finish: () => void = () => undefined;
  const ready = new Promise<null>((settle) => {
    finish = () => settle(null);
  });
  const router = createMemoryRouter([{ path: '*', element: <Search />, loader: () => ready }], {
    initialEntries: ['/page'],
    hydrationData: { loaderData: { 0: null } },
  });
  render(<RouterProvider router={router} />);
  await userEvent.click(screen.getByRole('button', { name: 'Nom' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Recherche' }), 'Élo');
  expect(screen.getByRole('textbox', { name: 'Recherche' })).toHaveValue('Élo');
  expect(router.state.location.search).toBe('');
  await act(async () => finish());
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    sort: 'name',
    q: 'Élo',
  });
});

test('an empty value removes the parameter, and Back leads to the previous page', async () => {
  const router = open('/page?q=a&sort=name');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Recherche' }));
  await userEvent.click(screen.getByRole('button', { name: 'Nom' }));
  expect(router.state.location.search).toBe('');
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/before');
});
