import { call } from '../api-calls.ts';
import { makeDatabase } from '../database.ts';
import { runServer, startServer } from '../server-process.ts';

it('refuses to start on a data directory in use, with one clear sentence, and changes nothing', async () => {
  const database = await makeDatabase();
  const server = await startServer(database.env);
  try {
    const { code, output } = await runServer(database.env);
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `The data directory ${database.dataDir} is in use by another process: stop that process or choose another DATA_DIR.`,
    );
    expect((await call(`${server.api}/capabilities`)).status).toBe(200);
  } finally {
    await server.stop();
    await database.remove();
  }
});
