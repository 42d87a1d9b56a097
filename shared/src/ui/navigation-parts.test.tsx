import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInApp } from '../testing/render-in-app.tsx';
import { Breadcrumbs } from './Breadcrumbs/Breadcrumbs.tsx';
import { Count } from './Count/Count.tsx';
import { NativeSelect } from './NativeSelect/NativeSelect.tsx';
import { Progress } from './Progress/Progress.tsx';
import { Switch } from './Switch/Switch.tsx';
import { TabLinks } from './TabLinks/TabLinks.tsx';

test('breadcrumbs link to the parents, and name the page without a link', () => {
  renderInApp(<Breadcrumbs above={[{ label: 'Aide', to: '/help' }]} current="Mot de passe" />);
  const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
  expect(trail.getByRole('link', { name: 'Aide' })).toHaveAttribute('href', '/help');
  expect(trail.getByText('Mot de passe')).toHaveAttribute('aria-current', 'page');
  expect(trail.queryByRole('link', { name: 'Mot de passe' })).toBeNull();
});

test('tabs with a URL are links, and the query decides which one is current', async () => {
  const tabs = [
    { label: 'Tous', to: '/feed/events' },
    { label: 'Locaux', to: '/feed/events?type=local', badge: 3 },
  ];
  const { router } = renderInApp(<TabLinks current="/feed/events" label="Événements" tabs={tabs} />);
  const nav = within(screen.getByRole('navigation', { name: 'Événements' }));
  expect(nav.getByRole('link', { name: 'Tous' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Locaux 3' })).not.toHaveAttribute('aria-current');
  await userEvent.click(nav.getByRole('link', { name: 'Locaux 3' }));
  expect(router.state.location.search).toBe('?type=local');
});

test('a switch has its role, and its label toggles it', async () => {
  const onChange = jest.fn();
  renderInApp(<Switch label="Sons" onChange={(event) => onChange(event.currentTarget.checked)} />);
  expect(screen.getByRole('switch', { name: 'Sons' })).not.toBeChecked();
  await userEvent.click(screen.getByText('Sons'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test.each([
  [41.6, '42'],
  [130, '100'],
  [Number.NaN, '0'],
])('progress of %p is shown as %p percent', (value, now) => {
  renderInApp(<Progress label="Envoi de la photo" value={value} />);
  expect(screen.getByRole('progressbar', { name: 'Envoi de la photo' })).toHaveAttribute(
    'aria-valuenow',
    now,
  );
});

test('a count is short, with the exact one as title', () => {
  renderInApp(
    <>
      <Count value={950} />
      <Count value={12_345} />
    </>,
  );
  expect(screen.getByText('950')).not.toHaveAttribute('title');
  const short = screen.getByText(/^12,3\sk$/);
  expect(short.title).toMatch(/^12\s345$/);
});

test('a native select belongs to its label', async () => {
  renderInApp(<NativeSelect data={['Alphabétique', 'Plus récents']} label="Trier par" />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Plus récents');
  expect(screen.getByRole('combobox')).toHaveValue('Plus récents');
});
