import { createHmac } from 'node:crypto';
import type { Verdict } from '../answers/answers.ts';
import { readWhy, whySentence } from '../guardrail/sentences.ts';

export type RollbackEntry = {
  place: number;
  hash: string;
  at: Date;
  area: string;
  what: string;
  why: string;
};

/** Body of an alert, as JSON: no address, no member, no token. */
type AlertBody = {
  type: 'rollout.rolled-back';
  /** Time of the rollback, ISO 8601 in UTC. */
  timestamp: string;
  data: {
    area: string;
    version: string;
    by: 'guardrail';
    /** Why, in one or two English sentences. */
    summary: string;
    /** The verdict with its figures; null if an earlier release has written it in another format. */
    verdict: Verdict | null;
  };
};

export function alertBody({ at, area, what, why }: Omit<RollbackEntry, 'place' | 'hash'>): AlertBody {
  const reason = readWhy({ who: 'guardrail', why });
  return {
    type: 'rollout.rolled-back',
    timestamp: at.toISOString(),
    data: {
      ...{ area, version: what, by: 'guardrail' },
      summary: whySentence(reason),
      verdict: typeof reason === 'string' ? null : reason,
    },
  };
}

const secretPrefix = 'whsec_';

/** Bytes of a signing secret (`whsec_` and 24 to 64 bytes in base64); null for any other text. */
export function secretBytes(secret: string): Buffer | null {
  const encoded = secret.slice(secretPrefix.length);
  const bytes = Buffer.from(encoded, 'base64');
  const isExact = secret.startsWith(secretPrefix) && bytes.toString('base64') === encoded;
  return isExact && bytes.length >= 24 && bytes.length <= 64 ? bytes : null;
}

/** Headers of standardwebhooks.com: an id for all attempts, the time in seconds, HMAC-SHA-256 of id, time and body. */
export function signedHeaders(secret: Buffer, id: string, body: string, now: number): Record<string, string> {
  const seconds = Math.floor(now / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
