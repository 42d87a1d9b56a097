import { createServer } from 'node:net';

type ListenAddress = { port: number; host: string };

type Names = { port: string; host: string };

const notOurs = ({ host }: ListenAddress, names: Names) =>
  `${host} is no address of this machine: set ${names.host} to one that is.`;

const reasons: Record<string, (address: ListenAddress, names: Names) => string> = {
  EADDRINUSE: ({ port }, names) => `Port ${port} is taken: end what listens there, or set ${names.port}.`,
  EACCES: ({ port }, names) =>
    `This user may not listen on port ${port}: set ${names.port} to one above 1023.`,
  EADDRNOTAVAIL: notOurs,
  ENOTFOUND: notOurs,
};

/**
 * Checks whether a server may listen on an address, before it opens a database or builds anything. `names`: the
 * names of the settings for port and host.
 *
 * @throws Error with one sentence that names the setting to change
 */
export async function checkListenAddress(
  address: ListenAddress,
  names: Names = { port: 'PORT', host: 'HOST' },
): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  }).catch((cause: NodeJS.ErrnoException) => {
    throw new Error(reasons[cause.code ?? '']?.(address, names) ?? cause.message, { cause });
  });
  await new Promise((resolve) => server.close(resolve));
}
