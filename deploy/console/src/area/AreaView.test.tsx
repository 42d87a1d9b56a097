import { json } from '@az/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FailureReport } from '../data/reply-types.ts';
import {
  canary,
  type FakeControlPlane,
  sampleArea,
  sampleHealth,
  sampleStatus,
  stable,
} from '../testing/fake-control-plane.ts';
import { openConsole, sampleControlPlane } from '../testing/open-console.tsx';

let control: FakeControlPlane;

beforeEach(() => {
  control = sampleControlPlane();
});

const open = async () => {
  openConsole('/deploy?rubrique=feed');
  return screen.findByRole('heading', { level: 1, name: 'Fil feed' });
};

const panel = (name: string) => screen.findByRole('region', { name });

test('opening an area and going back moves the focus to the view', async () => {
  openConsole();
  await userEvent.click(
    within(await screen.findByRole('list', { name: 'Rubriques' })).getByRole('link', { name: 'Fil' }),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Fil feed' })).toHaveFocus();
  expect(document.title).toBe('Fil · Console AZ Connect');
  await userEvent.click(screen.getByRole('link', { name: 'Toutes les rubriques' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Vue d’ensemble' })).toHaveFocus();
});

test('a rollout shows its steps, the evidence with its limit, both arms and the verdict', async () => {
  await open();
  const rollout = await panel('Déploiement progressif');
  expect(
    await within(rollout).findByRole('heading', {
      name: /^Indices contre le canari\s: 12,5, retenu à 1\s000, retiré à 1\s000\s000$/,
    }),
  ).toBeVisible();
  expect(rollout).toHaveTextContent('1 % → 5 % → 100 %');
  expect(within(rollout).getByRole('row', { name: /^canari 40 37 2 1 5\s%$/ })).toBeVisible();
  expect(within(rollout).getByRole('row', { name: /^stable 800 796 4 0 0,5\s%$/ })).toBeVisible();
  expect(rollout).toHaveTextContent('un écart aussi grand arrive par hasard dans 43 % des cas');
  expect(rollout).toHaveTextContent(
    /Observer\s?40 sessions du canari, 2 en échec\s: le taux d’échec peut encore atteindre 15,7\s%, et 1\s% est admis pour dépasser 5\s% des visiteurs\. Il manque 260 sessions sans échec\./,
  );
});

test('what pages measured is shown for both sides, with the sessions that break a rule', async () => {
  await open();
  const rollout = await panel('Déploiement progressif');
  expect(
    await within(rollout).findByRole('row', { name: /^canari 38 9 2\s400 ms 310 ms 0,012$/ }),
  ).toBeVisible();
  expect(within(rollout).getByRole('row', { name: /^stable 790 3 410 ms – –$/ })).toBeVisible();
  expect(
    within(rollout).getByRole('row', { name: '1 appel en échec ou plus, tolérance 1,5 9 3' }),
  ).toBeVisible();
});

test('failures and symptoms are counted for both sides', async () => {
  await open();
  const rollout = await panel('Déploiement progressif');
  const table = await within(rollout).findByRole('table', { name: /^Personnes touchées/ });
  expect(
    within(table).getByRole('row', { name: /^un échec de cause connue 2 sur 46 4 sur 1\s440$/ }),
  ).toBeVisible();
  expect(
    within(table).getByRole('row', {
      name: /^une alerte affichée à côté du contenu 11 sur 46 8 sur 1\s440$/,
    }),
  ).toBeVisible();
});

test('a rollout without failures and symptoms says so', async () => {
  const health = sampleHealth();
  const none = { ...health, rollout: health.rollout && { ...health.rollout, symptoms: [] } };
  control.on('GET /areas/feed/health', () => json(none));
  await open();
  expect(await screen.findByText('Aucun échec ni symptôme depuis le début du déploiement.')).toBeVisible();
  expect(screen.queryByRole('table', { name: /^Personnes touchées/ })).toBeNull();
});

test('the rules of an area are named without a rollout, too', async () => {
  const rules = [{ metric: 'slowest-call' as const, limit: 3000, tolerance: 2 }];
  control.on('GET /status', () => json(sampleStatus({ areas: [sampleArea({ rollout: null, rules })] })));
  await open();
  expect(screen.getByText(/^un appel de 3\s000 ms ou plus, tolérance 2$/)).toBeVisible();
});

test('charts have a text description, and their values as a table', async () => {
  await open();
  const health = await panel('Santé, dernière heure');
  const chart = await within(health).findByRole('img', { name: 'Chargements par minute' });
  expect(chart).toHaveAccessibleDescription(
    `${stable}, stable\u202f: dernier 131 par minute, au plus 131. ${canary}, canari\u202f: dernier 7 par minute, au plus 7`,
  );
  expect(within(health).getByRole('img', { name: /75ᵉ centile/ })).toHaveAccessibleDescription(
    /canari\s: aucune mesure/,
  );
  expect(within(health).getByRole('list', { name: 'Légende' })).toHaveTextContent(
    `${stable}, stable${canary}, canari`,
  );
  expect(within(health).queryByRole('table')).toBeNull();
  await userEvent.click(within(health).getAllByText('Tableau des valeurs')[0] as HTMLElement);
  const table = await within(health).findByRole('table', { name: 'Chargements par minute' });
  expect(
    within(table).getByRole('row', { name: new RegExp(`${canary.replace('+', '\\+')} canari 7$`) }),
  ).toBeVisible();
  expect(within(table).getAllByRole('row')).toHaveLength(4);
});

test('failures show where, why and whether somebody saw them', async () => {
  await open();
  const row = await within(await panel('Derniers incidents')).findByRole('row', { name: /^r-4f1/ });
  expect(row).toHaveTextContent('/feed/home');
  expect(row).toHaveTextContent('chargement (entry)');
  expect(row).toHaveTextContent('non, masqué');
  expect(row).toHaveTextContent('membre connecté');
});

test('unverified reports are marked', async () => {
  const [failure] = sampleHealth().failures;
  control.on('GET /areas/feed/health', () =>
    json(sampleHealth({ failures: [{ ...(failure as FailureReport), verified: false }] })),
  );
  await open();
  const row = await within(await panel('Derniers incidents')).findByRole('row', { name: /^r-4f1/ });
  expect(row).toHaveTextContent('non vérifiée');
  expect(screen.getByText(/^Non vérifiés, car signalés/)).toHaveTextContent(
    'sans qu’un membre soit connecté : 40 (chargements), 1 (échecs).',
  );
});

test('without measurements it says so and shows the rest', async () => {
  control.on('GET /areas/feed/health', () => new Response('<!doctype html>', { status: 404 }));
  await open();
  await waitFor(() => expect(screen.getAllByText('Pas encore de mesures.')).toHaveLength(3));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(within(await panel('Versions')).getByRole('row', { name: /^1.1.0.*canari/ })).toBeVisible();
});

test('an area without a rollout has nothing to promote, and offers to start one', async () => {
  control.on('GET /status', () => json(sampleStatus({ areas: [sampleArea({ rollout: null })] })));
  control.on('GET /areas/feed/health', () =>
    json(sampleHealth({ rollout: null, minutes: [], failures: [] })),
  );
  await open();
  expect(screen.queryByRole('button', { name: 'Palier suivant' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Démarrer un déploiement' })).toBeVisible();
  expect(await screen.findByText('Pas encore de mesures dans la dernière heure.')).toBeVisible();
  expect(screen.getByText('Aucun incident signalé.')).toBeVisible();
});

test('failures are listed by cause, with their position in the source', async () => {
  control.on('GET /areas/feed/findings', () =>
    json({
      findings: [
        {
          ...{ kind: 'fail-crash', cause: 'TypeError: broken', count: 12, verified: 9 },
          ...{ lastAt: '2026-03-01T10:00:00Z', lastId: 'abcd1234' },
          frames: ['mfe-feed/src/pages/Home.tsx:12:5', 'mfe-feed/src/routes.tsx:3:1'],
          ...{ versions: [canary], routes: ['/feed/home'] },
        },
      ],
    }),
  );
  await open();
  const table = await within(await panel('Causes des incidents')).findByRole('table');
  expect(within(table).getByRole('row', { name: /^12 9 plantage TypeError: broken/ })).toHaveTextContent(
    'mfe-feed/src/pages/Home.tsx:12:5',
  );
});

test('history and recalls are listed, the newest first', async () => {
  control.on('GET /areas/feed/history', () =>
    json({
      stable: [{ version: stable, since: '2026-03-01T10:00:00Z', retreated: false }],
      rollouts: [
        {
          version: canary,
          from: stable,
          state: 'aborted',
          share: '5 %',
          startedAt: '2026-03-02T10:00:00Z',
          end: { at: '2026-03-02T11:00:00Z', who: 'fil/1a', why: 'trop lent' },
        },
        {
          version: canary,
          from: stable,
          state: 'aborted',
          share: '50 %',
          startedAt: '2026-03-02T12:00:00Z',
          end: {
            at: '2026-03-02T13:00:00Z',
            who: 'guardrail',
            why: {
              kind: 'roll-back',
              reason: 'evidence',
              figures: { ofCanary: 9, failing: 10, evidence: 5000, limit: 1000 },
            },
          },
        },
      ],
    }),
  );
  control.on('GET /areas/feed/recalls', () =>
    json({
      recalls: [
        { version: canary, since: 1_773_000_000_000, killed: true, had: 12, left: 9, waiting: 2, unknown: 1 },
      ],
    }),
  );
  await open();
  const entries = await within(await panel('Historique')).findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /, annulé automatiquement à 50\u202f% par le garde-fou\s: Le canari échoue plus souvent que la version stable\s: 9 des 10 sessions en échec/,
    ),
    expect.stringMatching(
      /Déploiement de 1\.1\.0\+b110 depuis 1\.0\.0\+b100, abandonné à 5\u202f% par fil\/1a\s: «\strop lent\s»$/,
    ),
    expect.stringMatching(/1\.0\.0\+b100 devient stable$/),
  ]);
  expect(within(await panel('Rappels')).getByRole('row', { name: /12 9 2 1$/ })).toHaveTextContent(
    'arrêtée le',
  );
});

test('an unknown area is reported as not found', async () => {
  openConsole('/deploy?rubrique=nowhere');
  expect(await screen.findByText('Cette origine ne connaît aucune rubrique de ce nom.')).toBeVisible();
});
