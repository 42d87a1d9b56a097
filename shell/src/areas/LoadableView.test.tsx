import { renderInApp } from '@az/shared/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { watchFailures } from '../testing/failures.ts';
import { samplePage } from '../testing/sample-page.ts';
import { PageAreas } from './discovery.ts';
import { LoadableView } from './LoadableView.tsx';
import { Loadable } from './loadable.ts';

type Part = ComponentType<{ name: string }>;

const Greeting: Part = ({ name }) => <p>Bonjour {name}</p>;

const Broken: Part = () => {
  throw new Error('undefined is not a function');
};

/** Shows the result of `load` beside content that must stay intact. */
function show(load: () => Promise<Part>) {
  const areas = new PageAreas(samplePage('feed'));
  const loaded = async () => ({ value: await load(), live: await areas.find('feed') });
  const loadable = new Loadable('feed', loaded, areas);
  renderInApp(
    <>
      <p>Le reste du site</p>
      <LoadableView loading={<p>Chargement</p>} loadable={loadable} componentProps={{ name: 'Awa' }} />
    </>,
  );
  return loadable;
}

const ensure = (loadable: Loadable<Part>) => act(() => loadable.ensure());

let failures: ReturnType<typeof watchFailures>;

beforeEach(() => {
  failures = watchFailures();
});

test('shows the loading state, then the component with its props', async () => {
  const loadable = show(async () => Greeting);
  expect(screen.getByText('Chargement')).toBeVisible();
  expect(screen.queryByText('Bonjour Awa')).toBeNull();
  await ensure(loadable);
  expect(screen.getByText('Bonjour Awa')).toBeVisible();
  expect(screen.queryByText('Chargement')).toBeNull();
});

test('shows the error tile instead of a component that fails, and nowhere else', async () => {
  const loadable = show(() => Promise.reject(new Error('404')));
  expect(screen.queryByRole('alert')).toBeNull();
  await ensure(loadable);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByText('Le reste du site')).toBeVisible();
});

test('replaces the tile after a successful retry', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new Error('404'));
  await ensure(show(load));
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Bonjour Awa')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows another tile with its own reference after a failed retry', async () => {
  await ensure(show(() => Promise.reject(new Error('404'))));
  const first = screen.getByText(/^Référence/).textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect((await screen.findByText(/^Référence/)).textContent).not.toBe(first);
  expect(failures.events).toHaveLength(2);
});

describe('a component that throws in its first render', () => {
  // React itself logs errors that a boundary catches.
  let log: jest.SpyInstance;

  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  test('is replaced by the tile and raises one event with its version', async () => {
    await ensure(show(async () => Broken));
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(screen.getByText('Le reste du site')).toBeVisible();
    expect(failures.events).toEqual([
      expect.objectContaining({
        area: 'feed',
        stage: 'render',
        version: '1.0.0+bbbbbbbb',
        cause: new Error('undefined is not a function'),
      }),
    ]);
    expect(log).toHaveBeenCalled();
  });

  test('is shown once it works', async () => {
    await ensure(show(jest.fn(async () => Greeting).mockResolvedValueOnce(Broken)));
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Bonjour Awa')).toBeVisible();
  });

  test('is replaced by another tile when it throws again', async () => {
    await ensure(show(async () => Broken));
    const first = screen.getByText(/^Référence/).textContent;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect((await screen.findByText(/^Référence/)).textContent).not.toBe(first);
    expect(failures.events).toHaveLength(2);
  });
});

test('renders nothing instead of a failed component if the caller wants no tile', async () => {
  const loadable = new Loadable<Part>('feed', () => Promise.reject(new Error('404')));
  const { container } = renderInApp(
    <main>
      <LoadableView failed={null} loading="…" loadable={loadable} componentProps={{ name: 'Awa' }} />
    </main>,
  );
  await ensure(loadable);
  expect(container.querySelector('main')).toBeEmptyDOMElement();
});
