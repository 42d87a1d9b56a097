import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../testing/index.ts';
import { answer, failNextSampleAnswer, useChangeSample, useSample } from './people/index.ts';

const load = () => answer(() => ['one', 'two']);

function List({ name }: { name: string }) {
  const { items, hasFailed, retry, isRetrying } = useSample(name, load);
  const change = useChangeSample<string>(name);
  if (hasFailed) {
    return (
      <button aria-busy={isRetrying} onClick={retry} type="button">
        Again
      </button>
    );
  }
  return (
    <>
      <p>
        {name}: {items?.join(', ') ?? 'loading'}
      </p>
      <button onClick={() => change((known) => [...known, 'three'])} type="button">
        Add to {name}
      </button>
    </>
  );
}

test('is there after a moment', async () => {
  renderInApp(<List name="a" />);
  expect(screen.getByText('a: loading')).toBeVisible();
  expect(await screen.findByText('a: one, two')).toBeVisible();
});

test('can be asked for again when it did not come', async () => {
  failNextSampleAnswer();
  renderInApp(<List name="a" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('a: one, two')).toBeVisible();
});

test('while it is asked for again, the button that asked stays and is busy', async () => {
  failNextSampleAnswer();
  renderInApp(<List name="a" />);
  const again = await screen.findByRole('button', { name: 'Again' });
  expect(again).toHaveAttribute('aria-busy', 'false');
  failNextSampleAnswer();
  await userEvent.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
  expect(again).toBeInTheDocument();
});

test('who comes back to what did not come sees it on its way', async () => {
  failNextSampleAnswer();
  function Visits() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <List key={visit} name="a" />
        <button onClick={() => setVisit(visit + 1)} type="button">
          Come back
        </button>
      </>
    );
  }
  renderInApp(<Visits />);
  await screen.findByRole('button', { name: 'Again' });
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(screen.getByText('a: loading')).toBeVisible();
  expect(await screen.findByText('a: one, two')).toBeVisible();
});

test('what changes it changes it alone', async () => {
  renderInApp(
    <>
      <List name="a" />
      <List name="b" />
    </>,
  );
  await screen.findByText('b: one, two');
  await userEvent.click(screen.getByRole('button', { name: 'Add to a' }));
  expect(screen.getByText('a: one, two, three')).toBeVisible();
  expect(screen.getByText('b: one, two')).toBeVisible();
});

test('cannot be changed before it is there', async () => {
  renderInApp(<List name="a" />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to a' }));
  expect(await screen.findByText('a: one, two')).toBeVisible();
});
