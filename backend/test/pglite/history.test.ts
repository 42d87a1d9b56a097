import { makeDatabase } from '../database.ts';
import { expectNoViolation, runHistory } from '../history.ts';

// A short form of `npm run soak -- history`.
it('loses, repeats and hides nothing from members while the process is killed and streams break', async () => {
  const database = await makeDatabase();
  expectNoViolation(await runHistory({ env: database.env, backends: 1 }));
  await database.remove();
}, 300_000);
