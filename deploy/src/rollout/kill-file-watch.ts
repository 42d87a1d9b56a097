import { Gauge, type Registry } from 'prom-client';
import type { Alarm, KillFileStatus } from '../answers/answers.ts';
import { RepeatedWork } from '../repeated-work.ts';
import type { Versions } from '../versions/versions.ts';
import { killFileSentence } from './kill-file-sentence.ts';

/** Interval of the looks, in milliseconds: a written file is reported within a second, even without visitors. */
const intervalMs = 250;

/** Reports what the kill file does: a line in the log at each change, an alarm and metrics. */
export class KillFileWatch {
  private status: KillFileStatus | null = null;
  private since = '';
  private sentence = '';
  private readonly looks = new RepeatedWork(
    intervalMs,
    () => this.look(),
    ({ message }) => this.log(`kill.json is not watched: ${message}`),
  );

  constructor(
    private readonly versions: Pick<Versions, 'killFileStatus'>,
    registry: Registry,
    private readonly log: (sentence: string) => void,
  ) {
    const counts = () => ({
      unreadable: this.status?.fault ? 1 : 0,
      frozen: this.status?.frozen ? 1 : 0,
      killed: this.status?.killed.length ?? 0,
      unknown: this.status?.unknown.length ?? 0,
    });
    new Gauge({
      name: 'az_kill_file',
      help: 'What kill.json does: killed versions, those of them that do not exist, frozen or unreadable (1).',
      labelNames: ['what'],
      registers: [registry],
      collect() {
        for (const [what, count] of Object.entries(counts())) this.set({ what }, count);
      },
    });
  }

  start(): void {
    this.looks.start(0);
  }

  stop(): void {
    this.looks.stop();
  }

  /** Reads the file, and logs one sentence if it does something else than at the look before. */
  async look(): Promise<void> {
    const status = await this.versions.killFileStatus();
    const sentence = status ? killFileSentence(status) : '';
    this.status = status;
    if (sentence === this.sentence) return;
    this.sentence = sentence;
    this.since = new Date().toISOString();
    this.log(sentence || 'kill.json kills and freezes nothing any more.');
  }

  alarms(): Alarm[] {
    const { status: killFile, since } = this;
    const isFaulty = killFile && (killFile.fault !== null || killFile.unknown.length > 0);
    return isFaulty ? [{ since, reason: 'kill-file', killFile }] : [];
  }
}
