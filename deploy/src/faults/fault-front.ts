import type { IncomingMessage } from 'node:http';
import { type FaultName, faultNames, isFaultName, switchOf } from './failure-kit.ts';
import { FaultyProxy } from './faulty-proxy.ts';

export type Front = { url: string; stop: () => Promise<void> };

/** The switch in a page's address: `?az-fault=503`; `off` turns it off. */
function askedFor({ url = '/', headers }: IncomingMessage): FaultName | 'off' | null {
  if (headers['sec-fetch-dest'] && headers['sec-fetch-dest'] !== 'document') return null;
  const asked = new URL(url, 'http://front').searchParams.get('az-fault') ?? '';
  return asked === 'off' || isFaultName(asked) ? asked : null;
}

/** @throws Error with one sentence that names the switches */
export function readFaultName(text: string | undefined): FaultName | null {
  if (text === undefined) return null;
  if (!isFaultName(text)) throw new Error(`--fault is one of ${faultNames.join(', ')}.`);
  return text;
}

/** A proxy, for development only, that applies the fault in a page's address to the developed areas. */
export async function startFaultFront(
  target: string,
  { areas, fault, log, ...address }: FrontOptions & { port: number; host: string },
): Promise<Front> {
  const applyFault = (name: FaultName | 'off') => {
    proxy.mend();
    if (name !== 'off')
      for (const area of areas) {
        const { matches, fault: damage } = switchOf(name, area);
        proxy.break(matches, damage);
      }
    log(
      name === 'off' ? 'No fault is on.' : `Fault ${name} is on for ${areas.join(', ')}; off: ?az-fault=off`,
    );
  };
  const proxy = await FaultyProxy.start(target, {
    ...address,
    onRequest: (incoming) => {
      const asked = askedFor(incoming);
      if (asked) applyFault(asked);
      // Removed, so that a browser cannot revalidate a damaged copy and keep it.
      delete incoming.headers['if-none-match'];
      delete incoming.headers['if-modified-since'];
    },
  });
  if (fault) applyFault(fault);
  return { url: proxy.url, stop: () => proxy.stop() };
}

type FrontOptions = {
  areas: string[];
  fault: FaultName | null;
  log: (line: string) => void;
};
