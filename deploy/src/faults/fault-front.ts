import type { IncomingMessage } from 'node:http';
import { type FaultName, faultNames, isFaultName, switchOf } from './failure-kit.ts';
import { FaultyProxy } from './faulty-proxy.ts';

/** Where visitors of a development origin come in. */
export type Front = { port: number; stop: () => Promise<void> };

/** The switch that a page's address asks for: `?az-fault=503`; `off` ends whatever is on. */
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

/**
 * Stands in front of a development origin, and lets the areas that are developed suffer what a page's address asks for.
 * Only `dev.ts` knows it: no other origin can be made to fail from outside.
 */
export async function startFaultFront(
  target: string,
  { areas, fault, say, ...place }: FrontOptions & { port: number; host: string },
): Promise<Front> {
  const suffer = (name: FaultName | 'off') => {
    proxy.mend();
    if (name !== 'off')
      for (const area of areas) {
        const { matches, fault: suffered } = switchOf(name, area);
        proxy.break(matches, suffered);
      }
    say(
      name === 'off' ? 'No fault is on.' : `Fault ${name} is on for ${areas.join(', ')}; off: ?az-fault=off`,
    );
  };
  const proxy = await FaultyProxy.start(target, {
    ...place,
    onRequest: (incoming) => {
      const asked = askedFor(incoming);
      if (asked) suffer(asked);
      // A copy that a fault has damaged must not be confirmed afterwards.
      delete incoming.headers['if-none-match'];
      delete incoming.headers['if-modified-since'];
    },
  });
  if (fault) suffer(fault);
  return { port: proxy.port, stop: () => proxy.stop() };
}

export type FrontOptions = {
  /** Whose answers suffer. */
  areas: string[];
  /** The switch that is on from the start. */
  fault: FaultName | null;
  say: (line: string) => void;
};
