import { join } from 'node:path';
import { attacks } from './attacks.ts';
import { prepareData, runAttack } from './run-attack.ts';

// Short forms of `npm run soak -- attack`. PGlite does not run inside jest: the compiled origin is attacked.
const compiled = join(__dirname, '../../../dist');

// Starting and seeding origins takes long on a busy machine.
jest.setTimeout(180_000);

let prepared: Awaited<ReturnType<typeof prepareData>>;

beforeAll(async () => {
  prepared = await prepareData({ compiled });
});

afterAll(() => prepared.remove());

test.each(attacks)('$name does no harm', async (attack) => {
  const { faults } = await runAttack(attack, { compiled, prepared, isShort: true });
  expect(faults).toEqual([]);
});
