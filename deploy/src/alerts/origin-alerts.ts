import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Alarm } from '../answers/answers.ts';
import { alarmSentence } from '../guardrail/sentences.ts';
import type { Alert } from './alert-message.ts';

/** Alarms of this origin alone; the others are lines of the audit log. */
type OriginAlarm = Exclude<Alarm, { reason: 'held' }>;

const reasons = ['guardrail-silent', 'kill-file'] as const satisfies OriginAlarm['reason'][];

const endSentences: Record<OriginAlarm['reason'], string> = {
  'guardrail-silent': 'The guardrail checks rollouts again.',
  'kill-file': 'kill.json is right again, or gone: rollout status says what it does.',
};

/** While the receiver accepts nothing, the oldest alerts are dropped. */
const maxWaiting = 100;

/** Alerts about the alarms of this origin. They are in memory, because they must be sent while the database is down. */
export class OriginAlerts {
  /** The sentence of each alarm that stands, by its reason. */
  private readonly standing = new Map<OriginAlarm['reason'], string>();
  private readonly waiting: Alert[] = [];
  private postponedUntil = 0;

  constructor(private readonly alarms: () => Alarm[]) {}

  /** The next alert: one for each alarm that has come, has another sentence, or has ended since the last call. */
  async take(now: number): Promise<Alert | null> {
    const alarms = this.alarms();
    for (const reason of reasons) {
      const alarm = alarms.find((one) => one.reason === reason);
      const [sentence, before] = [alarm && alarmSentence(alarm), this.standing.get(reason)];
      if (sentence === before) continue;
      if (sentence) this.standing.set(reason, sentence);
      else this.standing.delete(reason);
      this.waiting.push({
        id: randomUUID(),
        subject: reason,
        body: {
          type: `${reason}.${sentence ? 'raised' : 'ended'}`,
          timestamp: new Date(now).toISOString(),
          data: { origin: hostname(), summary: sentence ?? endSentences[reason] },
        },
      });
      if (this.waiting.length > maxWaiting) this.waiting.shift();
    }
    return now < this.postponedUntil ? null : (this.waiting[0] ?? null);
  }

  async accept(): Promise<void> {
    this.waiting.shift();
  }

  async postpone(until: number): Promise<void> {
    this.postponedUntil = until;
  }
}
