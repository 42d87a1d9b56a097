import { json } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shortMoment } from '../format.ts';
import { type FakeControlPlane, sampleLog } from '../testing/fake-control-plane.ts';
import { openConsole, press, sampleControlPlane } from '../testing/open-console.tsx';

let control: FakeControlPlane;

beforeEach(() => {
  control = sampleControlPlane();
});

const open = () => openConsole('/deploy?vue=journal');
const lines = () =>
  within(screen.getByRole('table', { name: 'Journal d’audit' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('lines are listed the newest first, with the hash of a valid log', async () => {
  open();
  expect(await screen.findByText('intact')).toBeVisible();
  expect(screen.getByText('abc123')).toBeVisible();
  expect(lines()).toEqual([
    expect.stringMatching(/^2.*ops\/2bgeltoutesrefuséToken 2b may not freeze\.$/),
    expect.stringMatching(/^1.*fil\/1apublicationFilfait1\.1\.0\+b110«\u202fnouvel éditeur\u202f»$/),
  ]);
});

test('a refused call is described in words, too', async () => {
  const [first] = sampleLog().entries;
  const entries = [{ ...first, verb: 'status', area: '*', result: 'refused' }];
  control.on('GET /audit', () => json(sampleLog({ entries: entries as never })));
  open();
  await screen.findByText('intact');
  expect(lines()).toEqual([expect.stringMatching(/lecture de l’état/)]);
});

test('lines are filtered by area, once it is chosen', async () => {
  open();
  await screen.findByText('intact');
  await userEvent.selectOptions(screen.getByLabelText('Rubrique'), 'Fil');
  expect(lines()).toEqual([expect.stringMatching(/^1/)]);
});

test('a manipulated log shows the first invalid line', async () => {
  control.on('GET /audit', () => json(sampleLog({ broken: 2 })));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Journal rompu à la ligne 2');
  expect(screen.queryByText('intact')).toBeNull();
});

test('an empty log says so', async () => {
  control.on('GET /audit', () => json({ entries: [], broken: null, head: null, refusals: [] }));
  open();
  expect(await screen.findByText('Aucune ligne.')).toBeVisible();
});

test('a long log shows its newest lines first, and the rest on demand', async () => {
  const [first] = sampleLog().entries;
  const entries = Array.from({ length: 60 }, (_, at) => ({ ...first, place: at + 1 }));
  control.on('GET /audit', () => json(sampleLog({ entries: entries as never })));
  open();
  await screen.findByText('intact');
  expect(lines()).toHaveLength(50);
  await press('Afficher les lignes plus anciennes');
  expect(lines()).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Afficher les lignes plus anciennes' })).toBeNull();
});

test('an action of the guardrail is shown with its verdict', async () => {
  const [first] = sampleLog().entries;
  const figures = { sessions: 300, failed: 0, basisPoints: 500, unseen: 0.01 };
  const why = { kind: 'advance', reason: 'clean', figures };
  const entries = [{ ...first, who: 'guardrail', verb: 'promote', what: '', why }];
  control.on('GET /audit', () => json(sampleLog({ entries: entries as never })));
  open();
  await screen.findByText('intact');
  expect(lines()).toEqual([
    expect.stringMatching(
      /le garde-foupalier suivant.*300 sessions du canari à 5\s%, 0 en échec\s: il peut avancer\./,
    ),
  ]);
});

test('refused tokens are counted, with their reason and last call', async () => {
  const [hour, lastAt] = ['2026-03-12T12:00:00Z', '2026-03-12T12:40:00Z'];
  control.on('GET /audit', () =>
    json(
      sampleLog({
        refusals: [
          {
            ...{ hour, lastAt, count: 61, reason: 'unknown', who: null, address: '9f31c0a7' },
            ...{ verb: 'kill', area: 'feed' },
          },
        ],
      }),
    ),
  );
  open();
  const table = await screen.findByRole('table', { name: 'Jetons refusés' });
  expect(
    within(table).getByRole('row', { name: /61 jeton inconnu – 9f31c0a7 arrêt d’urgence, Fil$/ }),
  ).toHaveTextContent(shortMoment(lastAt));
});

test('without refused tokens, it says so', async () => {
  open();
  expect(await screen.findByText('Aucun jeton n’a été refusé.')).toBeVisible();
});
