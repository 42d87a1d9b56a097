import { json } from '@az/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeControl, sampleHealth, sampleStatus, stable } from '../../testing/fake-control.ts';
import { openConsole, press, sampleControl } from '../../testing/open-console.tsx';

let control: FakeControl;

beforeEach(() => {
  control = sampleControl();
});

const row = async (name: string) => {
  const link = await within(await screen.findByRole('list', { name: 'Rubriques' })).findByRole('link', {
    name,
  });
  return link.closest('li') as HTMLElement;
};

test('every area and the shell say what is stable, what is on its way and what the guardrail thinks', async () => {
  openConsole();
  const feed = await row('Fil');
  expect(feed).toHaveTextContent(stable);
  expect(feed).toHaveTextContent('5 % des visiteurs, palier 2 sur 3, en cours');
  expect(within(feed).getByText('Too few sessions to tell.')).toHaveAttribute('lang', 'en');
  expect(feed).toHaveTextContent('Attendre');
  expect(await within(feed).findByText(/Équipe Fil/)).toBeVisible();
  const shell = await row('Ossature');
  expect(shell).toHaveTextContent('Aucun en cours');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('alarms come first and are announced, the freeze says by whom and why', async () => {
  const alarms = [{ since: '2026-03-12T13:00:00Z', sentence: 'The guardrail is asleep.' }];
  const frozen = { since: '2026-03-12T12:00:00Z', by: 'ops/2b', why: 'nuit' };
  control.on('GET /status', () => json(sampleStatus({ alarms, frozen })));
  openConsole();
  const alarm = await screen.findByRole('alert');
  expect(alarm).toHaveTextContent('The guardrail is asleep.');
  const freeze = screen.getByText('Gel en cours').closest('[role=status]') as HTMLElement;
  expect(freeze).toHaveTextContent('par ops/2b : « nuit »');
  expect(within(freeze).getByRole('button', { name: 'Lever le gel' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Geler les déploiements' })).toBeNull();
  const list = screen.getByRole('list', { name: 'Rubriques' });
  expect(alarm.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('an origin without alarms, verdicts and measurements yet is shown all the same', async () => {
  const { alarms: _alarms, ...status } = sampleStatus();
  const [feed] = status.areas;
  const rollout = { ...feed?.rollout, verdict: undefined };
  control.on('GET /status', () => json({ ...status, areas: [{ ...feed, rollout }] }));
  control.on('GET /areas/feed/health', () => new Response('<!doctype html>', { status: 404 }));
  openConsole();
  expect(await row('Fil')).toHaveTextContent('Le garde-fou ne s’est pas encore prononcé.');
});

test('an empty origin says so', async () => {
  control.on('GET /status', () => json(sampleStatus({ areas: [] })));
  openConsole();
  expect(await screen.findByText('Aucune rubrique n’est publiée sur cette origine.')).toBeVisible();
});

test('an origin that does not answer is told, and asked again', async () => {
  control.on(
    'GET /status',
    () => new TypeError('Failed to fetch'),
    () => json(sampleStatus()),
  );
  openConsole();
  expect(await screen.findByText(/^L’origine ne répond pas/)).toBeVisible();
  await press('Réessayer');
  expect(await row('Fil')).toBeVisible();
});

test('an origin that still does not answer is told without a break', async () => {
  let giveUp: (error: Error) => void = () => {};
  const unheard = new Promise<Error>((resolve) => {
    giveUp = resolve;
  });
  const lost = new TypeError('Failed to fetch');
  control.on(
    'GET /status',
    () => lost,
    () => unheard,
  );
  openConsole();
  await screen.findByText(/^L’origine ne répond pas/);
  await press('Réessayer');
  expect(screen.getByText(/^L’origine ne répond pas/)).toBeVisible();
  await act(async () => giveUp(lost));
  expect(screen.getByText(/^L’origine ne répond pas/)).toBeVisible();
});

describe('the refresh', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-03-12T13:45:00') }));
  afterEach(() => jest.useRealTimers());

  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const asked = () => control.sentTo('GET /status').length;
  const hide = (hidden: boolean) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };

  test('comes every ten seconds, pauses while the tab is hidden, and takes nobody’s focus', async () => {
    openConsole();
    await pass(100);
    expect(asked()).toBe(1);
    const link = screen.getByRole('link', { name: 'Journal d’audit' });
    link.focus();
    control.on('GET /status', () => json(sampleStatus({ areas: sampleStatus().areas.slice(0, 1) })));
    await pass(10_000);
    expect(asked()).toBe(2);
    expect(screen.queryByText('Ossature')).toBeNull();
    expect(link).toHaveFocus();
    hide(true);
    await pass(60_000);
    expect(asked()).toBe(2);
    hide(false);
    await pass(100);
    expect(asked()).toBe(3);
  });

  test('that fails says from when the figures are, which stay', async () => {
    openConsole();
    await pass(100);
    expect(screen.queryByText(/Actualisation impossible/)).toBeNull();
    control.on('GET /status', () => new TypeError('Failed to fetch'));
    await pass(10_000);
    expect(screen.getByText(/Actualisation impossible/)).toHaveTextContent(/Ce qui suit date de 13:45:00\.$/);
    expect(screen.getByText(/Actualisation impossible/)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('list', { name: 'Rubriques' })).toHaveTextContent(stable);
    control.on('GET /status', () => json(sampleStatus()));
    await pass(10_000);
    expect(screen.queryByText(/Actualisation impossible/)).toBeNull();
  });
});

test('an incident is found by the reference that a member reads out, or said not to be there', async () => {
  const [report] = sampleHealth().failures;
  control.on('GET /reports/r-4f1', () =>
    json({ report, owner: { team: 'fil', contact: 'fil@az-connect.test' } }),
  );
  openConsole();
  await row('Fil');
  const field = screen.getByLabelText('Référence d’incident');
  await press('Chercher');
  expect(field).toHaveAccessibleDescription(/Indiquez une référence\./);
  await userEvent.type(field, 'r-4f1{Enter}');
  expect(await screen.findByText('/feed/home')).toBeVisible();
  expect(screen.getByText('non, masqué')).toBeVisible();
  expect(screen.getByText('membre connecté')).toBeVisible();
  expect(screen.getByText('fil (fil@az-connect.test)')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, 'r-none{Enter}');
  expect(await screen.findByText('Aucun incident ne porte cette référence.')).toBeVisible();
  expect(screen.queryByText('/feed/home')).toBeNull();
});
