import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../testing/index.ts';
import {
  failNextSampleReply,
  type SampleName,
  simulateReply,
  useChangeSample,
  useSample,
} from './people/index.ts';

const load = () => simulateReply(() => ['one', 'two']);

function List({ name }: { name: SampleName }) {
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

test('has loaded after the delay', async () => {
  renderInApp(<List name="shared-a" />);
  expect(screen.getByText('shared-a: loading')).toBeVisible();
  expect(await screen.findByText('shared-a: one, two')).toBeVisible();
});

test('can be retried after a failure', async () => {
  failNextSampleReply();
  renderInApp(<List name="shared-a" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  expect(await screen.findByText('shared-a: one, two')).toBeVisible();
});

test('while retrying, the pressed button stays and is busy', async () => {
  failNextSampleReply();
  renderInApp(<List name="shared-a" />);
  const again = await screen.findByRole('button', { name: 'Again' });
  expect(again).toHaveAttribute('aria-busy', 'false');
  failNextSampleReply();
  await userEvent.click(again);
  expect(again).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'false'));
  expect(again).toBeInTheDocument();
});

test('a failed list loads again on the next visit', async () => {
  failNextSampleReply();
  function Visits() {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <List key={visit} name="shared-a" />
        <button onClick={() => setVisit(visit + 1)} type="button">
          Come back
        </button>
      </>
    );
  }
  renderInApp(<Visits />);
  await screen.findByRole('button', { name: 'Again' });
  await userEvent.click(screen.getByRole('button', { name: 'Come back' }));
  expect(screen.getByText('shared-a: loading')).toBeVisible();
  expect(await screen.findByText('shared-a: one, two')).toBeVisible();
});

test('a change affects only its own list', async () => {
  renderInApp(
    <>
      <List name="shared-a" />
      <List name="shared-b" />
    </>,
  );
  await screen.findByText('shared-b: one, two');
  await userEvent.click(screen.getByRole('button', { name: 'Add to shared-a' }));
  expect(screen.getByText('shared-a: one, two, three')).toBeVisible();
  expect(screen.getByText('shared-b: one, two')).toBeVisible();
});

test('cannot be changed before it has loaded', async () => {
  renderInApp(<List name="shared-a" />);
  // `fireEvent` is synchronous: with `userEvent`, the items could load before the click.
  fireEvent.click(screen.getByRole('button', { name: 'Add to shared-a' }));
  expect(await screen.findByText('shared-a: one, two')).toBeVisible();
});
