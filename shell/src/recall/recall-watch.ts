import type { PageDiscovery, TabStatus } from '@az/shared/discovery';
import { versionName } from '@az/shared/discovery';
import { randomId } from '@az/shared/random-id';
import { toast } from '@az/shared/toast';
import type { PageAreas } from '../areas/discovery.ts';
import { delay } from '../page/delay.ts';
import { remember, remembered } from '../page/tab-memory.ts';
import { readKillReport } from './kill-report.ts';
import { isQuiet } from './quiet.ts';

/** Name of the event raised on `window` when what is recalled cannot be known or obeyed; once until it can be again. */
export const recallErrorEvent = 'az:recall-error';

/** How often, and how long apart, a page that has just opened looks whether it is quiet. */
const looks = 8;
const lookMs = 250;
const touches = ['pointerdown', 'keydown'];

/** What an open page knows of recalls, and what it does about them. */
export class RecallWatch {
  private readonly tab = randomId();
  private readonly shell: string;
  private readonly areas: Pick<PageAreas, 'running' | 'refuse'>;
  private readonly leave: () => void;
  private revision: number;
  private killed: string[] = [];
  private said = '';
  private isInTrouble = false;
  private hasToldMember = false;

  constructor(
    areas: Pick<PageAreas, 'running' | 'refuse'>,
    { shell: { version }, extras }: Pick<PageDiscovery, 'shell' | 'extras'>,
    leave: () => void = () => location.reload(),
  ) {
    this.areas = areas;
    this.shell = versionName({ area: 'shell', version });
    this.revision = extras?.az.revision ?? 0;
    this.leave = leave;
  }

  /** Asks what is recalled, and says what this page runs when that is news. Never rejects: what is not known changes nothing. */
  async ask(): Promise<void> {
    if (!navigator.onLine) return;
    try {
      const { revision, killed } = await readKillReport(this.revision);
      this.revision = revision;
      this.killed = killed;
      this.areas.refuse(killed);
      if (this.stuck().length > 0) throw new Error(`This page comes with ${this.stuck()}`);
      this.isInTrouble = false;
    } catch (cause) {
      this.tellTrouble(cause);
    }
    await this.say(false);
  }

  /** Loads the page afresh if it runs what is recalled and nothing is lost by it; gives whether it does. */
  leaveIfQuiet(): boolean {
    const bad = this.toLeave();
    if (bad.length === 0 || !isQuiet()) return false;
    remember('recalled', bad);
    this.leave();
    return true;
  }

  /** As `leaveIfQuiet`, at a page that has just opened, until its member touches it; if it has to stay, it says so once. */
  async leaveAfterNavigation(): Promise<void> {
    if (this.toLeave().length === 0) return;
    let isTouched = false;
    const touch = () => {
      isTouched = true;
    };
    for (const type of touches) document.addEventListener(type, touch, { capture: true, once: true });
    for (let look = 0; look < looks && !isTouched; look += 1) {
      await delay(lookMs);
      if (!isTouched && this.leaveIfQuiet()) return;
    }
    for (const type of touches) document.removeEventListener(type, touch, true);
    this.tellMember();
  }

  /** Says that this page ends, if it has ever said that it is there. */
  async close(): Promise<void> {
    if (this.said) await this.say(true);
  }

  private running(): string[] {
    return [this.shell, ...this.areas.running()];
  }

  private recalled(): string[] {
    return this.running().filter((name) => this.killed.includes(name));
  }

  private toLeave(): string[] {
    const left = remembered('recalled');
    return this.recalled().filter((name) => !left.includes(name));
  }

  /** What the page came with again although this tab has left it once. */
  private stuck(): string[] {
    const left = remembered('recalled');
    return this.recalled().filter((name) => left.includes(name));
  }

  private async say(closed: boolean): Promise<void> {
    const status: TabStatus = { tab: this.tab, runs: this.running(), knows: this.recalled(), closed };
    const body = JSON.stringify(status);
    if (body === this.said) return;
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body, keepalive: true };
    const response = await fetch('/discovery/tabs', request).catch(() => null);
    if (response?.ok) this.said = body;
  }

  private tellTrouble(cause: unknown): void {
    if (this.isInTrouble) return;
    this.isInTrouble = true;
    window.dispatchEvent(new CustomEvent(recallErrorEvent, { detail: { cause } }));
  }

  private tellMember(): void {
    if (this.hasToldMember) return;
    this.hasToldMember = true;
    toast({
      message:
        'Une correction attend cette page\u202f: elle se rechargera quand vous aurez terminé ce que vous écrivez.',
      variant: 'primary',
      duration: 10_000,
    });
  }
}
