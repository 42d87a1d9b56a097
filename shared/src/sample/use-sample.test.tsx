import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../testing/index.ts';
import { answer, failNextSampleAnswer, useChangeSample, useSample } from './people/index.ts';

const load = () => answer(() => ['one', 'two']);

function List({ name }: { name: string }) {
  const { items, hasFailed, retry } = useSample(name, load);
  const change = useChangeSample<string>(name);
  if (hasFailed) {
    return (
      <button onClick={retry} type="button">
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
