import { type AddressInfo, createServer } from 'node:net';
import { checkListenAddress } from './check-listen-address.ts';

test('a port in use is reported before anything else is done, and a free one stays free', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  // It listens on a port, not on a named pipe.
  const place = { host: '127.0.0.1', port: (other.address() as AddressInfo).port };
  await expect(checkListenAddress(place)).rejects.toThrow(
    `Port ${place.port} is taken: end what listens there, or set PORT.`,
  );
  await new Promise((resolve) => other.close(resolve));
  await checkListenAddress(place);
  await checkListenAddress(place);
});

test('an address of another machine is reported with its setting', async () => {
  await expect(checkListenAddress({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set HOST to one that is.',
  );
});

test('a listener with its own settings is reported with those', async () => {
  const names = { port: 'ADMIN_PORT', host: 'ADMIN_HOST' };
  await expect(checkListenAddress({ host: '192.0.2.1', port: 0 }, names)).rejects.toThrow(
    '192.0.2.1 is no address of this machine: set ADMIN_HOST to one that is.',
  );
});
