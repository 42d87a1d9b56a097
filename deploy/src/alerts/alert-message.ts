import { createHmac } from 'node:crypto';
import type { AuditEvent, Verdict } from '../answers/answers.ts';
import { readWhy, whySentence } from '../guardrail/sentences.ts';

/** One alert, the same in every attempt to deliver it. */
export type Alert = {
  /** Unique; the receiver ignores an id that it has seen. */
  id: string;
  /** What the alert is about, for the log. */
  subject: string;
  body: AlertBody;
};

type RolloutAlert = 'rollout.rolled-back' | 'rollout.held' | 'rollout.hold-ended';

/** Body of an alert, as JSON: no address, no member, no token. `summary`: what has happened, in English sentences. */
type AlertBody = {
  /** Time of the event, ISO 8601 in UTC. */
  timestamp: string;
} & (
  | {
      type: RolloutAlert;
      data: {
        area: string;
        version: string;
        by: 'guardrail';
        summary: string;
        /** The verdict with its figures; null for the end of a hold, and if an earlier release has written another format. */
        verdict: Verdict | null;
      };
    }
  | {
      type: `${'guardrail-silent' | 'kill-file'}.${'raised' | 'ended'}`;
      /** `origin`: name of the machine. */
      data: { origin: string; summary: string };
    }
);

/** Verbs of the guardrail in the audit log that are alerts. */
export const alertTypes: Record<string, RolloutAlert> = {
  recall: 'rollout.rolled-back',
  hold: 'rollout.held',
  'end-hold': 'rollout.hold-ended',
};

type Line = Pick<AuditEvent, 'verb' | 'area' | 'what' | 'why'> & { at: Date; hash: string };

/** The alert about a line of the audit log by the guardrail. */
export function alertOf({ hash, at, verb, area, what, why }: Line): Alert {
  const reason = readWhy({ who: 'guardrail', why });
  return {
    id: hash,
    subject: `${area} ${what}`,
    body: {
      type: alertTypes[verb] ?? 'rollout.rolled-back',
      timestamp: at.toISOString(),
      data: {
        ...{ area, version: what, by: 'guardrail' },
        summary: `${verb === 'hold' ? `${area} ${what} is held: ` : ''}${whySentence(reason)}`,
        verdict: typeof reason === 'string' ? null : reason,
      },
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
