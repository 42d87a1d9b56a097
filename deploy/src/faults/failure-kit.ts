import { setTimeout as wait } from 'node:timers/promises';
import { apiPath } from '../origin/api-path.ts';
import { literal } from '../origin/literal.ts';
import type { Fault } from './faulty-proxy.ts';

/** The switches of the failure kit; CONTRIBUTING.md says of each what the member must see. */
export const faultNames = [
  'slow',
  '503',
  'wrong-bytes',
  'missing-chunk',
  'throws',
  'blank',
  'skewed-share',
  'expired-session',
] as const;

export type FaultName = (typeof faultNames)[number];

export const isFaultName = (name: string): name is FaultName =>
  (faultNames as readonly string[]).includes(name);

/** Answers that suffer while a switch is on, and what they suffer. */
export type Switch = { matches: RegExp; fault: Fault };

/** Milliseconds by which `slow` delays an area's entry: longer than a navigation is held, shorter than the tile waits. */
export const slowness = 5_000;

/** Replaces the component of every page, whatever the build has called it. */
const withPage = (component: string) => (script: string) =>
  script.replace(/\bComponent:\s*\(\)\s*=>\s*(?:\(\/\*.*?\*\/\s*\w+\)|\w+)/, `Component:()=>${component}`);

const throwing = "(function(){throw new Error('The failure kit lets this page throw')})";

/** Asks for parts of the kit under names that only a later shell could give. */
const withLaterShares = (text: string) =>
  text.replace(/(["']?shareKey["']?:\s*["']@az\/shared\/ui\/\w+)(["'])/g, '$1-later$2');

/** What the switches that change an area's code change in a script. */
export const codeChanges = {
  throws: withPage(throwing),
  blank: withPage('(function(){return null})'),
  'skewed-share': withLaterShares,
} as const satisfies Partial<Record<FaultName, (script: string) => string>>;

/** The same skew in a version record, which the gate reads. */
export const withLaterSharesInRecord = (record: string): string =>
  record.replace(/"(@az\/shared\/ui\/\w+)"/g, '"$1-later"');

/**
 * What a switch does to the answers that an area needs. Code can be changed on its way only where bytes are not fixed, in
 * development; elsewhere a version with `codeChanges` has to be published.
 */
export function switchOf(name: FaultName, area: string): Switch {
  const file = (pattern: string) => new RegExp(`^/areas/${literal(area)}/[^/]+/${pattern}(\\?|$)`);
  const entry = file('remoteEntry\\.js');
  const anyScript = file('[^/?]+\\.js');
  switch (name) {
    case 'slow':
      return { matches: entry, fault: { kind: 'delay', until: () => wait(slowness) } };
    case '503':
      return { matches: entry, fault: { kind: 'status', status: 503 } };
    case 'wrong-bytes':
      return { matches: entry, fault: { kind: 'truncate' } };
    case 'missing-chunk':
      return {
        matches: file('(?!remoteEntry|__federation_expose)[^/?]+\\.js'),
        fault: { kind: 'status', status: 404 },
      };
    case 'throws':
    case 'blank':
    case 'skewed-share':
      return { matches: anyScript, fault: { kind: 'change', change: codeChanges[name] } };
    case 'expired-session':
      return {
        matches: new RegExp(`^${literal(apiPath)}/(?!login\\b)`),
        fault: {
          kind: 'status',
          status: 401,
          headers: { 'content-type': 'application/json' },
          body: '{"message":"Unauthenticated."}',
        },
      };
  }
}
