import { json } from '@az/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  canary,
  type FakeControlPlane,
  running,
  sampleArea,
  sampleHealth,
  sampleStatus,
  stable,
} from '../testing/fake-control-plane.ts';
import { openConsole, press, sampleControlPlane } from '../testing/open-console.tsx';

let control: FakeControlPlane;

beforeEach(() => {
  control = sampleControlPlane();
});

const row = async (name: string) => {
  const link = await within(await screen.findByRole('list', { name: 'Rubriques' })).findByRole('link', {
    name,
  });
  return link.closest('li') as HTMLElement;
};

test('every area and the shell show their stable version, rollout and verdict', async () => {
  openConsole();
  const feed = await row('Fil');
  expect(feed).toHaveTextContent(stable);
  expect(feed).toHaveTextContent('5 % des visiteurs, palier 2 sur 3, en cours');
  expect(feed).toHaveTextContent('Observer');
  expect(feed).toHaveTextContent(/Il manque 260 sessions sans échec\./);
  expect(within(feed).getByText('Équipe Fil')).toBeVisible();
  const shell = await row('Ossature');
  expect(shell).not.toHaveTextContent(/canari$|visiteurs/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('every area shows its traffic within the hour, and the canary’s part', async () => {
  control.on('GET /status', () =>
    json(
      sampleStatus({
        areas: [
          sampleArea(),
          sampleArea({ area: 'new', traffic: null }),
          sampleArea({
            area: 'quiet',
            traffic: { loads: 0, failures: 0, canaryLoads: 0, canaryFailures: 0 },
          }),
        ],
      }),
    ),
  );
  openConsole();
  const feed = await row('Fil');
  expect(feed).toHaveTextContent(/1\s240 chargements, 3 échecs \(0,242\s%\)/);
  expect(feed).toHaveTextContent(/dont canari 62, 2 échecs \(3,23\s%\)/);
  expect(await row('new')).toHaveTextContent('Pas de mesures');
  expect(await row('quiet')).toHaveTextContent('Aucun chargement');
});

test('every area shows its last withdrawal, by whom and why', async () => {
  const at = '2026-03-11T10:00:00Z';
  const figures = { ofCanary: 3, failing: 3, evidence: 35_100, limit: 1000 };
  const withdrawals = [
    {
      ...{ at, verb: 'recall' as const, version: canary, who: 'guardrail' },
      why: { kind: 'roll-back' as const, reason: 'evidence' as const, figures },
    },
    { at, verb: 'rollback' as const, version: null, who: 'ops/2b', why: 'fil vide' },
    null,
  ];
  const areas = withdrawals.map((withdrawal, index) => sampleArea({ area: `a${index}`, withdrawal }));
  control.on('GET /status', () => json(sampleStatus({ areas })));
  openConsole();
  expect(await row('a0')).toHaveTextContent(
    /rappel 1\.1\.0\+b110.*par le garde-fou.*3 des 3 sessions en échec sont les siennes, indices 35\s100 sur 1\s000\./,
  );
  expect(await row('a1')).toHaveTextContent(/retour arrière.*par ops\/2b.*«\sfil vide\s»/);
  expect(await row('a2')).toHaveTextContent(/Dernier retrait\s?Aucun$/);
});

test('of fifty areas those with an alarm come first, and any is found by name, team or version', async () => {
  const areas = Array.from({ length: 50 }, (_, index) =>
    sampleArea({
      ...{ area: `area-${String(index).padStart(2, '0')}`, rollout: index === 30 ? running : null },
      owner: { team: index === 7 ? 'Événements' : 'Fil', contact: 'a@az.test' },
    }),
  );
  const held = { kind: 'hold', reason: 'not-crawled', figures: {} } as const;
  const alarms = [
    {
      since: '2026-03-12T13:00:00Z',
      ...{ reason: 'held' as const, area: 'area-40', version: canary, verdict: held },
    },
  ];
  control.on('GET /status', () => json(sampleStatus({ areas, alarms })));
  openConsole();
  const list = () => within(screen.getByRole('list', { name: 'Rubriques' }));
  const names = () =>
    list()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  await row('area-00');
  expect(names().slice(0, 3)).toEqual(['area-40', 'area-30', 'area-00']);
  expect(screen.getByText('50 rubriques')).toHaveAttribute('role', 'status');
  const field = screen.getByRole('searchbox', { name: 'Filtrer les rubriques' });
  await userEvent.type(field, 'evenements area');
  expect(names()).toEqual(['area-07']);
  expect(screen.getByText('1 rubrique sur 50')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Afficher' }), 'En déploiement');
  expect(names()).toEqual(['area-30']);
  await userEvent.type(field, 'rien de tel');
  expect(screen.getByText('Aucune rubrique ne correspond à ce filtre.')).toBeVisible();
});

test('alarms come first and are announced, the freeze shows by whom and why', async () => {
  const since = '2026-03-12T13:00:00Z';
  const held = { kind: 'hold', reason: 'crawl-failed', figures: {} } as const;
  const alarms = [
    { since, reason: 'guardrail-silent' as const },
    { since, reason: 'held' as const, area: 'feed', version: canary, verdict: held },
  ];
  const frozen = { since: '2026-03-12T12:00:00Z', by: 'ops/2b', why: 'nuit' };
  control.on('GET /status', () => json(sampleStatus({ alarms, frozen })));
  openConsole();
  const alarm = await screen.findByRole('alert');
  expect(alarm).toHaveTextContent(/^2 alertes.*Le garde-fou n’observe plus les déploiements/);
  expect(alarm).toHaveTextContent(/Fil 1\.1\.0\+b110 est en attente\. Personne ne la reçoit/);
  expect(within(alarm).getByRole('link', { name: 'Fil' })).toHaveAttribute('href', '/deploy?rubrique=feed');
  const freeze = screen.getByText('Gel en cours').closest('[role=status]') as HTMLElement;
  expect(freeze).toHaveTextContent('par ops/2b : « nuit »');
  expect(within(freeze).getByRole('button', { name: 'Lever le gel' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Geler les déploiements' })).toBeNull();
  const list = screen.getByRole('list', { name: 'Rubriques' });
  expect(alarm.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('a kill file says what it takes from visitors; one that cannot be understood is an alarm', async () => {
  const killFile = {
    ...{ file: '/data/kill.json', frozen: false, fault: null },
    ...{ killed: ['feed@1.0.0+b100'], unknown: [] },
  };
  const areas = [sampleArea({ given: '0.9.0+b090' })];
  const since = '2026-03-12T13:00:00Z';
  const faulty = { ...killFile, frozen: true, fault: { what: 'empty' } } as const;
  control.on(
    'GET /status',
    () => json(sampleStatus({ areas, killFile })),
    () =>
      json(sampleStatus({ killFile: faulty, alarms: [{ since, reason: 'kill-file', killFile: faulty }] })),
  );
  openConsole();
  const shown = (await screen.findByText('Fichier d’urgence')).closest('[role=status]') as HTMLElement;
  expect(shown).toHaveTextContent('/data/kill.json : personne ne reçoit feed@1.0.0+b100.');
  expect(await row('Fil')).toHaveTextContent(
    /arrêtée par kill\.json.*Les visiteurs reçoivent 0\.9\.0\+b090\./,
  );
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Actualiser');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /kill\.json est incompréhensible : il est vide\. .* feed@1\.0\.0\+b100 reste à l’arrêt/,
  );
  expect(screen.queryByText('Fichier d’urgence')).toBeNull();
});

test('a rollout before the guardrail’s first check says so', async () => {
  const areas = [sampleArea({ rollout: { ...running, verdict: null } })];
  control.on('GET /status', () => json(sampleStatus({ areas })));
  openConsole();
  expect(await row('Fil')).toHaveTextContent('Le garde-fou ne s’est pas encore prononcé.');
});

test('an empty origin says so', async () => {
  control.on('GET /status', () => json(sampleStatus({ areas: [] })));
  openConsole();
  expect(await screen.findByText('Aucune rubrique n’est publiée sur cette origine.')).toBeVisible();
});

test('an origin that does not reply is reported, and asked again', async () => {
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

test('an origin that still does not reply stays reported', async () => {
  let giveUp: (error: Error) => void = () => {};
  const lateFailure = new Promise<Error>((resolve) => {
    giveUp = resolve;
  });
  const lost = new TypeError('Failed to fetch');
  control.on(
    'GET /status',
    () => lost,
    () => lateFailure,
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

  test('comes every ten seconds, pauses while the tab is hidden, and moves no focus', async () => {
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

  test('that fails shows the time of the data, which stays', async () => {
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

test('an incident is found by the reference of a member, or reported as not found', async () => {
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
