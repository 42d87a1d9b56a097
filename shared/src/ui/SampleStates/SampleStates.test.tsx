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

test('on their way, their places are held and it is said', () => {
  show(loading);
  expect(screen.getByRole('status')).toHaveTextContent('Chargement…');
  expect(screen.getByText('places')).toBeInTheDocument();
});

test('when they did not come, they can be asked for again', async () => {
  show({ ...loading, hasFailed: true });
  expect(screen.getByText('Rien n’est venu.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('they are shown when they are there', () => {
  show({ ...loading, items: ['one', 'two'] }, 'nothing');
  expect(screen.getByText('2 items')).toBeVisible();
  expect(screen.queryByText('nothing')).toBeNull();
});

test('that there are none is said here, or by what shows them', () => {
  const { unmount } = show({ ...loading, items: [] }, 'nothing');
  expect(screen.getByText('nothing')).toBeVisible();
  unmount();
  show({ ...loading, items: [] });
  expect(screen.getByText('0 items')).toBeVisible();
});
