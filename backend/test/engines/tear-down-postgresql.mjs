import { rmSync } from 'node:fs';

export default async function tearDown() {
  const { server, folder } = globalThis.azTestPostgres;
  await server.remove();
  rmSync(folder, { recursive: true, force: true });
}
