import { json } from '@az/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  canary,
  earlier,
  type FakeControlPlane,
  refusal,
  sampleArea,
  sampleStatus,
} from '../testing/fake-control-plane.ts';
import { openConsole, press, sampleControlPlane } from '../testing/open-console.tsx';

let control: FakeControlPlane;

const done =
  (...said: string[]) =>
  () =>
    json({ ok: true, revision: 7, said });

beforeEach(() => {
  control = sampleControlPlane();
});

async function openDialog(button: string, title: RegExp) {
  openConsole('/deploy?rubrique=feed');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return screen.findByRole('dialog', { name: title });
}

const why = () => screen.getByLabelText(/Motif/);

async function simulate(reason = 'nouvel éditeur') {
  await userEvent.click(why());
  await userEvent.paste(reason);
  await press('Simuler');
}

test('a command needs a reason, is simulated, then sent with the simulated revision', async () => {
  const call = 'POST /commands/promote/feed';
  control.on(call, done('feed goes to 100 %.'));
  const dialog = await openDialog('Palier suivant', /^Passer au palier suivant – Fil$/);
  await waitFor(() => expect(why()).toHaveFocus());
  await press('Simuler');
  expect(why()).toHaveAccessibleDescription(/Indiquez pourquoi/);
  expect(why()).toHaveFocus();
  expect(control.sentTo(call)).toEqual([]);
  await userEvent.click(
    screen.getByLabelText('Avant la fin de l’observation, ou malgré le garde-fou qui retient le déploiement'),
  );
  await simulate();
  expect(await within(dialog).findByRole('heading', { name: 'Ce qui bougerait' })).toHaveFocus();
  expect(within(dialog).getByText('feed goes to 100 %.')).toHaveAttribute('lang', 'en');
  const before = control.sentTo('GET /status').length;
  await press('Confirmer');
  expect(await within(dialog).findByRole('heading', { name: 'C’est fait' })).toHaveFocus();
  expect(control.sentTo(call)).toEqual([
    { why: 'nouvel éditeur', force: true, dryRun: true },
    { why: 'nouvel éditeur', force: true, dryRun: false, expected: 7 },
  ]);
  await waitFor(() => expect(control.sentTo('GET /status').length).toBeGreaterThan(before));
  await press('Terminer');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a second press sends nothing more', async () => {
  const call = 'POST /commands/pause/feed';
  let arrive: (answer: Response) => void = () => undefined;
  control.on(call, done('It stays.'), () => new Promise((resolve) => (arrive = resolve)));
  await openDialog('Mettre en pause', /pause/);
  await simulate();
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Confirmer' }));
  await userEvent.keyboard('{Escape}');
  expect(control.sentTo(call)).toHaveLength(2);
  expect(screen.getByRole('dialog')).toBeVisible();
  await act(async () => arrive(json({ ok: true, revision: 8, said: ['It stays.'] })));
  expect(await screen.findByText('C’est fait')).toBeVisible();
});

test('a concurrent change is reported, the data is read again, and the reason stays', async () => {
  control.on('POST /commands/abort/feed', done('Back.'), () =>
    refusal(409, 'Somebody was faster.', { kind: 'conflict' }),
  );
  await openDialog('Abandonner', /^Abandonner/);
  await simulate('trop d’échecs');
  await screen.findByText('Ce qui bougerait');
  const before = control.sentTo('GET /status').length;
  await press('Confirmer');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Quelqu’un a été plus rapide/);
  expect(within(alert).getByText('Somebody was faster.').closest('[lang=en]')).not.toBeNull();
  expect(why()).toHaveValue('trop d’échecs');
  await waitFor(() => expect(control.sentTo('GET /status').length).toBeGreaterThan(before));
});

test('a refusal shows its sentence and the gate’s findings', async () => {
  control.on('GET /status', () => json(sampleStatus({ areas: [sampleArea({ rollout: null })] })));
  control.on('POST /commands/start/feed', () =>
    refusal(422, 'It would break someone.', { findings: [{ who: 'profile', what: 'needs another React.' }] }),
  );
  await openDialog('Démarrer un déploiement', /^Démarrer/);
  expect(screen.getByRole('combobox', { name: /^Version/ })).toHaveValue(canary);
  await simulate();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('It would break someone.');
  expect(within(alert).getByRole('listitem')).toHaveTextContent('profile needs another React.');
  expect(control.sentTo('POST /commands/start/feed')[0]).toMatchObject({
    steps: [0, 100, 500, 2500, 5000, 10_000].map((basisPoints) => ({ basisPoints, soakMs: 600_000 })),
    dryRun: true,
  });
});

test('a lost reply says that the command may have been executed', async () => {
  control.on('POST /commands/abort/feed', done('Back.'), () => new TypeError('Failed to fetch'));
  await openDialog('Abandonner', /^Abandonner/);
  await simulate();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirmer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/la commande a peut-être été exécutée/);
});

test('a kill is confirmed by typing the version', async () => {
  const call = 'POST /commands/kill/feed';
  control.on(call, done('Nobody is given it.'));
  await openDialog('Arrêt d’urgence', /^Arrêt d’urgence/);
  expect(screen.getByRole('combobox', { name: /^Version/ })).toHaveValue(canary);
  await simulate();
  const field = await screen.findByLabelText(/Version à arrêter/);
  await press('Confirmer');
  expect(field).toHaveAccessibleDescription(
    new RegExp(`Recopiez exactement ${canary.replace('+', '\\+')}\\.`),
  );
  expect(field).toHaveFocus();
  await userEvent.type(field, '1.1.0');
  await press('Confirmer');
  expect(control.sentTo(call)).toHaveLength(1);
  await userEvent.type(field, '+b110');
  await press('Confirmer');
  expect(await screen.findByText('C’est fait')).toBeVisible();
  expect(control.sentTo(call)[1]).toEqual({
    why: 'nouvel éditeur',
    version: canary,
    dryRun: false,
    expected: 7,
  });
});

test('a rollback goes to the version before, or to a chosen one', async () => {
  const call = 'POST /commands/rollback/feed';
  control.on(call, done('Everybody goes back.'));
  await openDialog('Retour arrière', /^Retour arrière/);
  await simulate();
  await screen.findByText('Ce qui bougerait');
  await press('Corriger');
  expect(why()).toHaveValue('nouvel éditeur');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Version/ }), earlier);
  await press('Simuler');
  await screen.findByText('Ce qui bougerait');
  expect(control.sentTo(call).map((body) => body?.version)).toEqual([null, earlier]);
});

test('everything can be frozen and unfrozen from the overview', async () => {
  control.on('POST /commands/freeze/all', done('Everybody is on stable versions.'));
  openConsole();
  await userEvent.click(await screen.findByRole('button', { name: 'Geler les déploiements' }));
  await simulate('nuit');
  await screen.findByText('Ce qui bougerait');
  const frozen = { since: '2026-03-12T12:00:00Z', by: 'ops/2b', why: 'nuit' };
  control.on('GET /status', () => json(sampleStatus({ frozen })));
  await press('Confirmer');
  expect(await screen.findByText('Gel en cours')).toBeInTheDocument();
  expect(screen.getByText('C’est fait')).toBeVisible();
});

test('a version can be previewed by a link that works for some hours', async () => {
  const call = 'POST /commands/override/feed';
  const link = 'https://reseau.test/?az-override=abc';
  control.on(call, done('feed for whoever opens its link.'), () =>
    json({ ok: true, revision: 8, said: ['feed for whoever opens its link.'], link }),
  );
  const dialog = await openDialog(`Aperçu de ${earlier}`, /^Créer un lien d’aperçu – Fil$/);
  expect(screen.getByRole('combobox', { name: /^Version/ })).toHaveValue(earlier);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Durée du lien' }), 'Quatre heures');
  await simulate('relecture');
  expect(within(dialog).queryByRole('link')).toBeNull();
  await press('Confirmer');
  expect(await within(dialog).findByRole('link', { name: link })).toHaveAttribute('href', link);
  const [simulated, confirmed] = control.sentTo(call);
  expect(simulated).toMatchObject({ version: earlier, member: null, dryRun: true });
  expect(Number(confirmed?.expiresAt) - Date.now()).toBeGreaterThan(3 * 3_600_000);
});
