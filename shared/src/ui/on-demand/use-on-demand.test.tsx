import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Toasts } from '../../ui/Toasts/Toasts.tsx';
import { useOnDemand } from './use-on-demand.ts';

const lost = /n’a pas pu être chargée/;

function Opener({ load }: { load: Parameters<typeof useOnDemand>[0] }) {
  const { Part, preload, show } = useOnDemand(load);
  return Part ? (
    <Part />
  ) : (
    <button onClick={show} onFocus={preload} type="button">
      Ouvrir
    </button>
  );
}

test('reports a failed load when it is opened, and loads again at the next press', async () => {
  let isOffline = true;
  const load = () =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(() => <p>Le menu</p>);
  renderInApp(
    <>
      <Opener load={load} />
      <Toasts />
    </>,
  );
  await userEvent.tab();
  expect(screen.queryByText(lost)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(await screen.findByText(lost)).toBeVisible();
  isOffline = false;
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir' }));
  expect(await screen.findByText('Le menu')).toBeVisible();
});
