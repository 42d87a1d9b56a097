import { earlier, sampleArea, stable } from '../testing/fake-control-plane.ts';
import { errorsOf, initialValues, toRequest, versionsFor } from './command.form.ts';
import { readSteps } from './steps.ts';

const filled = { ...initialValues('start', sampleArea()), why: ' parce que ' };

test.each([
  ['0 1 5 25 50 100', [0, 100, 500, 2500, 5000, 10_000]],
  ['0,5 5 100', [50, 500, 10_000]],
  ['0.25; 100 %', [25, 10_000]],
  ['1, 5, 100', [100, 500, 10_000]],
  ['100', [10_000]],
  ['1,5,100', null],
  ['un', null],
  ['', null],
  ['1,234 100', null],
])('the steps %j are read as %j', (text, steps) => {
  expect(readSteps(text)).toEqual(steps);
});

test.each([
  ['why', { why: '  ' }, /^Indiquez pourquoi/],
  ['version', { version: '' }, /^Choisissez une version\./],
  ['steps', { steps: 'beaucoup' }, /^Écrivez les paliers/],
  ['steps', { steps: '5 1 100' }, /^Chaque palier dépasse/],
  ['steps', { steps: '1 50' }, /^Le dernier palier est 100\./],
  ['soakMinutes', { soakMinutes: '-1' }, /^Indiquez un nombre entier/],
] as const)('a start with an invalid %s (%j) is corrected before it is sent', (field, part, sentence) => {
  expect(errorsOf('start', filled)).toEqual({});
  expect(errorsOf('start', { ...filled, ...part })).toEqual({ [field]: expect.stringMatching(sentence) });
});

test('each command is sent with its own fields and nothing else', () => {
  const values = { ...filled, version: earlier, steps: '1 100', soakMinutes: '2', force: true };
  const why = 'parce que';
  expect(toRequest('start', values, 0)).toEqual({
    why,
    version: earlier,
    steps: [
      { basisPoints: 100, soakMs: 120_000 },
      { basisPoints: 10_000, soakMs: 120_000 },
    ],
  });
  expect(toRequest('promote', values, 0)).toEqual({ why, force: true });
  expect(toRequest('promote', { ...values, force: false }, 0)).toEqual({ why, force: false });
  expect(toRequest('rollback', { ...values, version: '' }, 0)).toEqual({ why, version: null });
  expect(toRequest('kill', values, 0)).toEqual({ why, version: earlier });
  expect(toRequest('freeze', values, 0)).toEqual({ why });
  expect(toRequest('override', { ...values, hours: '4' }, 1000)).toEqual({
    ...{ why, version: earlier, member: null },
    expiresAt: 14_401_000,
  });
});

test('versions that cannot be served are not offered', () => {
  const [old, ...rest] = sampleArea().versions;
  const status = sampleArea({
    versions: [{ ...(old as NonNullable<typeof old>), killedAt: '2026-03-01' }, ...rest],
  });
  expect(versionsFor('rollback', sampleArea())).toEqual(['1.1.0+b110', earlier]);
  expect(versionsFor('rollback', status)).toEqual(['1.1.0+b110']);
  expect(versionsFor('kill', status)).toEqual(['1.1.0+b110', stable]);
  expect(versionsFor('freeze', status)).toEqual([]);
});
