import { createServer } from 'node:net';

type Place = { port: number; host: string };

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken: end what listens there, or set PORT.`,
  EACCES: ({ port }) => `This user may not listen on port ${port}: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `${host} is no address of this machine: set HOST to one that is.`,
  ENOTFOUND: ({ host }) => `${host} is no address of this machine: set HOST to one that is.`,
};

/**
 * Looks whether a server may listen there, before it opens a database or builds anything.
 *
 * @throws Error with one sentence that names the setting to change
 */
export async function checkPlace(place: Place): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, resolve);
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(reasons[cause.code ?? '']?.(place) ?? cause.message, { cause });
  });
  await new Promise((resolve) => server.close(resolve));
}
