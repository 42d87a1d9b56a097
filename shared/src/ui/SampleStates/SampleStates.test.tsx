import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../../testing/index.ts';
import { type Sample, SampleStates } from './SampleStates.tsx';

const retry = jest.fn();
const loading: Sample<string> = { items: undefined, hasFailed: false, retry, isRetrying: false };

const show = (sample: Sample<string>, empty?: string) =>
  renderInApp(
    <SampleStates
      empty={empty}
      sample={sample}
      skeleton={<p>places</p>}
      words={{ loading: 'Chargement…', failed: 'Rien n’est venu.' }}
    >
      {(items) => <p>{items.length} items</p>}
    </SampleStates>,
  );

test('while loading, skeletons are shown and announced', () => {
  show(loading);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  expect(screen.getByText('places')).toBeInTheDocument();
});

test('after a failure, they can be retried', async () => {
  show({ ...loading, hasFailed: true });
  expect(screen.getByText('Rien n’est venu.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('they are shown when loaded', () => {
  show({ ...loading, items: ['one', 'two'] }, 'nothing');
  expect(screen.getByText('2 items')).toBeVisible();
  expect(screen.queryByText('nothing')).toBeNull();
});

test('an empty list is handled here, or by the children', () => {
  const { unmount } = show({ ...loading, items: [] }, 'nothing');
  expect(screen.getByText('nothing')).toBeVisible();
  unmount();
  show({ ...loading, items: [] });
  expect(screen.getByText('0 items')).toBeVisible();
});
