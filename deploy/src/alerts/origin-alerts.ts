import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
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

/** `standing`: the sentence of each alarm that stands. `waiting`: alerts that are not accepted. */
type Stored = { standing: Partial<Record<OriginAlarm['reason'], string>>; waiting: Alert[] };

/**
 * Alerts about the alarms of this origin. They are in a file, because they must be sent while the database is down, and
 * the next process must know what was reported. Without a writable disk they are in memory alone.
 */
export class OriginAlerts {
  private readonly alarms: () => Alarm[];
  private readonly file: string;
  private stored: Stored | null = null;
  private postponedUntil = 0;

  constructor(alarms: () => Alarm[], dataDir: string) {
    this.alarms = alarms;
    this.file = join(dataDir, 'alerts.json');
  }

  /** The next alert: one for each alarm that has come, has another sentence, or has ended since the last call. */
  async take(now: number): Promise<Alert | null> {
    this.stored ??= await this.read();
    const { standing, waiting } = this.stored;
    const alarms = this.alarms();
    for (const reason of reasons) {
      const alarm = alarms.find((one) => one.reason === reason);
      const [sentence, before] = [alarm && alarmSentence(alarm), standing[reason]];
      if (sentence === before) continue;
      if (sentence) standing[reason] = sentence;
      else delete standing[reason];
      waiting.push({
        id: randomUUID(),
        subject: reason,
        body: {
          type: `${reason}.${sentence ? 'raised' : 'ended'}`,
          timestamp: new Date(now).toISOString(),
          data: { origin: hostname(), summary: sentence ?? endSentences[reason] },
        },
      });
      if (waiting.length > maxWaiting) waiting.shift();
      await this.write();
    }
    return now < this.postponedUntil ? null : (waiting[0] ?? null);
  }

  async accept(): Promise<void> {
    this.stored?.waiting.shift();
    await this.write();
  }

  async postpone(until: number): Promise<void> {
    this.postponedUntil = until;
  }

  private async read(): Promise<Stored> {
    const none: Stored = { standing: {}, waiting: [] };
    try {
      // `write` has written the JSON.
      return { ...none, ...(JSON.parse(await readFile(this.file, 'utf8')) as Stored | null) };
    } catch {
      // There is none yet, or it is damaged: alarms that stand are posted again.
      return none;
    }
  }

  private async write(): Promise<void> {
    const draft = `${this.file}.draft`;
    await writeFile(draft, JSON.stringify(this.stored))
      .then(() => rename(draft, this.file))
      // An alert about a full disk must be sent, too.
      .catch(() => undefined);
  }
}
