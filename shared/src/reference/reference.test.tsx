import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type QueryClient, useQueryClient } from '../query/index.ts';
import { type FakeServer, fakeServer, json, renderInApp } from '../testing/index.ts';
import { toastStore } from '../toast/toast-store.ts';
import { fetchProvinces, useProvinces } from './index.ts';

let server: FakeServer;
let queries: QueryClient;

beforeEach(() => {
  server = fakeServer();
  toastStore.setState({ toasts: [] });
});

function Provinces({ of }: { of: string | null }) {
  queries = useQueryClient();
  const { options, isLoading, onRetry } = useProvinces(of);
  return (
    <>
      <output>{isLoading ? 'loading' : options.map(({ label }) => label).join()}</output>
      {onRetry && (
        <button onClick={onRetry} type="button">
          Again
        </button>
      )}
    </>
  );
}

/** Two forms with the same list. */
const show = (of: string | null) =>
  renderInApp(
    <>
      <Provinces of={of} />
      <Provinces of={of} />
    </>,
  );

const texts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const messages = () => toastStore.getState().toasts.map(({ message }) => message);
const found = () => json([{ code_province: '1', Name: 'Estuaire' }]);

test('one call loads a list for all components, also later ones', async () => {
  server.on('POST /province/GA', found);
  show('GA');
  expect(texts()).toEqual(['loading', 'loading']);
  await waitFor(() => expect(texts()).toEqual(['Estuaire', 'Estuaire']));
  await expect(fetchProvinces(queries, 'GA')).resolves.toMatchObject([{ value: '1', label: 'Estuaire' }]);
  expect(server.requests).toHaveLength(1);
});

test('a failed attempt shows one toast for all components, and can be retried', async () => {
  server.on('POST /province/GA', [() => json({}, { status: 400 }), () => json({}, { status: 400 }), found]);
  show('GA');
  const failure = 'Erreur lors du chargement des provinces';
  const [again] = await screen.findAllByRole('button', { name: 'Again' });
  expect(messages()).toEqual([failure]);
  await userEvent.click(again as HTMLElement);
  await waitFor(() => expect(messages()).toEqual([failure, failure]));
  await userEvent.click((await screen.findAllByRole('button', { name: 'Again' }))[0] as HTMLElement);
  await waitFor(() => expect(texts()).toEqual(['Estuaire', 'Estuaire']));
  expect(messages()).toEqual([failure, failure]);
  expect(screen.queryByRole('button', { name: 'Again' })).not.toBeInTheDocument();
});

test('provinces are not loaded without a country', () => {
  show(null);
  expect(texts()).toEqual(['', '']);
  expect(server.requests).toEqual([]);
});
