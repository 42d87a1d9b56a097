import { isOffline } from '@az/shared/api';
import type { PageDiscovery, TabStatus } from '@az/shared/discovery';
import { versionName } from '@az/shared/discovery';
import { randomId } from '@az/shared/random-id';
import { toast } from '@az/shared/toast';
import type { PageAreas } from '../areas/discovery.ts';
import { delay } from '../page/delay.ts';
import { ownFetch } from '../page/own-fetch.ts';
import { addTabVersions, tabVersions } from '../page/tab-versions.ts';
import { readKillReport } from './kill-report.ts';
import { isSafeToReload } from './safe-to-reload.ts';

/**
 * Name of the event raised on `window` when recalls cannot be read or followed; raised again only after a successful
 * poll.
 */
export const recallErrorEvent = 'az:recall-error';

/** After a navigation: number and interval of the checks whether the page is safe to reload. */
const maxChecks = 8;
const checkIntervalMs = 250;
const inputEvents = ['pointerdown', 'keydown'];

/** Recalls known to an open page, and its reactions to them. */
export class VersionRecall {
  private readonly tab = randomId();
  private readonly shell: string;
  private readonly areas: Pick<PageAreas, 'runningVersions' | 'blockVersions'>;
  private readonly reload: () => void;
  private revision: number;
  private killed: string[] = [];
  private sentStatus = '';
  private hasFailed = false;
  private hasNotifiedMember = false;

  constructor(
    areas: Pick<PageAreas, 'runningVersions' | 'blockVersions'>,
    { shell: { version }, extras }: Pick<PageDiscovery, 'shell' | 'extras'>,
    reload: () => void = () => location.reload(),
  ) {
    this.areas = areas;
    this.shell = versionName({ area: 'shell', version });
    this.revision = extras?.az.revision ?? 0;
    this.reload = reload;
  }

  /** Reads the recalls, and sends the versions of this page if they changed. Never rejects: a failed poll changes nothing. */
  async poll(): Promise<void> {
    try {
      const { revision, killed } = await readKillReport(this.revision);
      this.revision = revision;
      this.killed = killed;
      this.areas.blockVersions(killed);
      if (this.recalledAgain().length > 0) throw new Error(`This page comes with ${this.recalledAgain()}`);
      this.hasFailed = false;
    } catch (cause) {
      if (isOffline()) return;
      this.raiseRecallError(cause);
    }
    await this.sendStatus(false);
  }

  /** Reloads the page if it runs a recalled version and the reload loses nothing; returns whether it does. */
  reloadIfSafe(): boolean {
    const recalled = this.versionsToLeave();
    if (recalled.length === 0 || !isSafeToReload()) return false;
    addTabVersions('recalled', recalled);
    this.reload();
    return true;
  }

  /** Tries `reloadIfSafe` after a navigation until the member's first input; if the page has to stay, says so once. */
  async reloadAfterNavigation(): Promise<void> {
    if (this.versionsToLeave().length === 0) return;
    let hasInput = false;
    const handleInput = () => {
      hasInput = true;
    };
    for (const type of inputEvents)
      document.addEventListener(type, handleInput, { capture: true, once: true });
    for (let check = 0; check < maxChecks && !hasInput; check += 1) {
      await delay(checkIntervalMs);
      if (!hasInput && this.reloadIfSafe()) return;
    }
    for (const type of inputEvents) document.removeEventListener(type, handleInput, true);
    this.notifyMember();
  }

  /** Sends that this page has closed, if it has ever sent its status. */
  async sendClosed(): Promise<void> {
    if (this.sentStatus) await this.sendStatus(true);
  }

  private runningVersions(): string[] {
    return [this.shell, ...this.areas.runningVersions()];
  }

  private recalled(): string[] {
    return this.runningVersions().filter((name) => this.killed.includes(name));
  }

  private versionsToLeave(): string[] {
    const reloaded = tabVersions('recalled');
    return this.recalled().filter((name) => !reloaded.includes(name));
  }

  /** Recalled versions that the page has again although this tab has already left them once. */
  private recalledAgain(): string[] {
    const reloaded = tabVersions('recalled');
    return this.recalled().filter((name) => reloaded.includes(name));
  }

  private async sendStatus(closed: boolean): Promise<void> {
    const status: TabStatus = { tab: this.tab, runs: this.runningVersions(), knows: this.recalled(), closed };
    const body = JSON.stringify(status);
    if (body === this.sentStatus) return;
    const headers = { 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body, keepalive: true };
    const response = await ownFetch('/discovery/tabs', request).catch(() => null);
    if (response?.ok) this.sentStatus = body;
  }

  private raiseRecallError(cause: unknown): void {
    if (this.hasFailed) return;
    this.hasFailed = true;
    window.dispatchEvent(new CustomEvent(recallErrorEvent, { detail: { cause } }));
  }

  private notifyMember(): void {
    if (this.hasNotifiedMember) return;
    this.hasNotifiedMember = true;
    toast({
      message:
        'Une correction attend cette page\u202f: elle se rechargera quand vous aurez terminé ce que vous écrivez.',
      variant: 'primary',
      duration: 10_000,
    });
  }
}
