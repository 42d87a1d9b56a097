import { Outlet } from '@az/shared/router';
import { act, screen } from '@testing-library/react';
import { renderRoutes } from '../testing/render-routes.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

const bar = () => screen.queryByRole('progressbar', { name: 'Chargement de la page' });

/** Starts a navigation to a page that loads for the given time. */
async function navigate(milliseconds: number) {
  const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
  const element = (
    <>
      <ProgressBar />
      <Outlet />
    </>
  );
  const routes = [
    { path: '/', element: <h1>Départ</h1> },
    { path: '/next', loader, element: <h1>Arrivée</h1> },
  ];
  const { router } = renderRoutes([{ element, children: routes }], '/');
  act(() => void router.navigate('/next'));
  await wait(0);
}

const arrived = () => screen.queryByRole('heading', { name: 'Arrivée' }) !== null;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('a page that loads within 150 ms never shows the bar', async () => {
  await navigate(140);
  for (let time = 0; time < 600; time += 10) {
    expect(bar()).toBeNull();
    await wait(10);
  }
  expect(arrived()).toBe(true);
});

test('the bar appears after 150 ms and stays until the page is loaded', async () => {
  await navigate(5_000);
  await wait(149);
  expect(bar()).toBeNull();
  await wait(1);
  expect(bar()).toBeVisible();
  // The bar is above the landmarks of the page, which axe accepts in a status only.
  expect(screen.getByRole('status')).toContainElement(bar());
  await wait(4_800);
  expect(bar()).toBeVisible();
  await wait(60);
  expect(arrived()).toBe(true);
  await wait(1);
  expect(bar()).toBeNull();
});

test('the bar stays for at least 300 ms', async () => {
  await navigate(160);
  await wait(150);
  expect(bar()).toBeVisible();
  await wait(20);
  expect(arrived()).toBe(true);
  await wait(270);
  expect(bar()).toBeVisible();
  await wait(20);
  expect(bar()).toBeNull();
});
