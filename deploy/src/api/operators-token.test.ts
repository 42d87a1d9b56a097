import { ControlPlane } from '../control/control-plane.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodShell, stateWith } from '../testing/sample-records.ts';
import { operatorsToken } from './operators-token.ts';

const newStore = () => new MemoryStore(stateWith([goodShell()]));

test('of origins that start at the same time, one creates the first token', async () => {
  const store = newStore();
  const origins = [1, 2, 3].map(() => new ControlPlane(store));
  const made = await Promise.all(origins.map((control) => operatorsToken(control)));
  expect(made.filter((token) => token !== null)).toEqual([expect.stringMatching(/^az_[\w-]{43}$/)]);
  expect(store.state.tokens).toHaveLength(1);
});

test('with an existing token, none is created', async () => {
  const store = newStore();
  await operatorsToken(new ControlPlane(store));
  expect(await operatorsToken(new ControlPlane(store))).toBeNull();
});

test('with an existing token, another one is created on request', async () => {
  const store = newStore();
  await operatorsToken(new ControlPlane(store));
  expect(await operatorsToken(new ControlPlane(store), true)).not.toBeNull();
  expect(store.state.tokens).toHaveLength(2);
});

test('concurrent changes do not prevent it', async () => {
  const store = newStore();
  const control = new ControlPlane(store);
  const [token] = await Promise.all([operatorsToken(control), control.execute('origin', { verb: 'freeze' })]);
  expect(token).not.toBeNull();
  expect(store.state).toMatchObject({ tokens: [{ team: 'operators' }], frozen: { by: 'origin' } });
});
