import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A load balancer that passes on bytes between its clients and several servers. */
type Balancer = {
  url: string;
  /** Sets the servers for new connections. Each new connection goes to the next server in turn. */
  setTargets: (urls: string[]) => void;
  stop: () => Promise<void>;
};

/** Starts a balancer. It skips servers that refuse a connection. When a server ends, so do the connections to it. */
export async function startBalancer(urls: string[]): Promise<Balancer> {
  let targets = urls;
  let next = 0;
  const open = new Set<Socket>();
  const pass = (from: Socket, attempts: number) => {
    const target = new URL(targets[next++ % targets.length] ?? '');
    const to = connect(Number(target.port), target.hostname);
    to.once('connect', () => {
      open.add(to);
      from.pipe(to).pipe(from);
      from.once('close', () => to.destroy());
    });
    to.once('error', () => {
      if (!open.has(to) && attempts > 1) pass(from, attempts - 1);
      else from.destroy();
    });
    to.once('close', () => {
      if (open.delete(to)) from.destroy();
    });
  };
  const server = createServer((from) => {
    open.add(from);
    from.once('close', () => open.delete(from));
    from.on('error', () => from.destroy());
    pass(from, targets.length);
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setTargets: (changed) => {
      targets = changed;
    },
    stop: () =>
      new Promise((settle) => {
        server.close(() => settle());
        for (const socket of open) socket.destroy();
      }),
  };
}
