import { type KillReport, type PageOverride, type TabStatus, versionName } from '@az/shared/discovery';
import type { KillFileStatus } from '../answers/answers.ts';
import { type Answer, ControlPlane, type Request } from '../control/control-plane.ts';
import { type ControlState, findVersion, type StoredVersion, servedVersions } from '../control/state.ts';
import type { Store } from '../control/store.ts';
import { isDeletable } from '../control/tabs.ts';
import type { Candidate } from '../gate/finding.ts';
import { type Choice, type ChoiceIndex, choiceIndex } from '../rollout/choice-index.ts';
import { isKilledBy, type KillFile, type KillRecord, nothingKilled } from '../rollout/kill-file.ts';
import { isOverrideId, type Override, type OverrideRefusal, overrideEnd } from '../rollout/override.ts';
import type { Visitor } from '../rollout/visitor.ts';
import type { Tickets } from '../telemetry/tickets.ts';
import type { GivenVersion, Live } from './live.ts';
import { LiveState } from './live-state.ts';
import { type AreaRecord, isShell, type VersionRecord } from './record.ts';
import { isGuarded } from './route-groups.ts';
import { liveOf, sharedLive } from './shared-lives.ts';

export type { GivenVersion, Live };

/** Finds the visitor; called only when the result depends on the visitor. Null: the visitor cannot be identified. */
export type FindVisitor = () => Promise<Visitor | null>;

type FolderOwner = {
  record: VersionRecord;
  /** Killed or recalled. */
  isWithdrawn: boolean;
  /** The state in which the version was found. */
  state: ControlState;
};

const needsSession = (record: VersionRecord): boolean =>
  !isShell(record) && record.routes.every(({ group }) => isGuarded(group));

/** Whether a visitor is a certain member. A browser's unit may look like a member's number. */
const isMember = (visitor: Visitor | null | undefined, member: string): boolean =>
  visitor?.browser === null && visitor.unit === member;

/** An override that may be opened now, with its version; or the reason why it may not be opened. */
export type FoundOverride = { override: Override; version: StoredVersion } | { refused: OverrideRefusal };

function pageOverride(found: FoundOverride): PageOverride {
  if ('refused' in found) return found;
  const { area, version, expiresAt } = found.override;
  return { area, version, until: new Date(expiresAt).toISOString() };
}

/** A part of the product that comes from a development server, and its present record. */
export type DevelopedPart = { area: string; record: () => Promise<VersionRecord> };

/** Chooses the versions of visitors. Parts in `development` replace the versions of their area and are never stored. */
export class Versions {
  readonly control: ControlPlane;
  private readonly store: Store;
  private readonly development: DevelopedPart[];
  private readonly killFile: KillFile | null;
  private readonly liveState: LiveState;
  private tickets: Tickets | null = null;
  private folders: { state: ControlState; owners: Map<string, StoredVersion> } | null = null;

  /** `now`: the time that all origins on the database share. */
  constructor(
    store: Store,
    development: DevelopedPart[] = [],
    killFile: KillFile | null = null,
    readonly now: () => number = Date.now,
  ) {
    this.store = store;
    this.development = development;
    this.killFile = killFile;
    this.liveState = new LiveState(store);
    this.control = new ControlPlane(store, now, () => this.liveState.forget());
  }

  /** From now on every assignment of a rollout gets a ticket. */
  giveTickets(tickets: Tickets): void {
    this.tickets = tickets;
  }

  /** Ids of the rollouts under way, from the state that pages are made from. */
  async rollouts(): Promise<string[]> {
    const { index } = await this.current();
    return index.rollouts.map(({ id }) => id);
  }

  /** Owner of a version; null for the shell and for unknown versions. */
  async ownerOf({ area, version }: { area: string; version: string }): Promise<AreaRecord['owner'] | null> {
    const record = (await this.current()).index.find(area, version)?.record;
    return record && !isShell(record) ? record.owner : null;
  }

  /** Whether a version was published here and is retained. */
  async isKnown(area: string, version: string): Promise<boolean> {
    const found = (await this.current()).index.find(area, version);
    return found !== null && found.removedAt === null;
  }

  isDeveloped(area: string): boolean {
    return this.development.some((part) => part.area === area);
  }

  /** The record of a version that was ever published here, or null. */
  async recordOf(area: string, version: string): Promise<VersionRecord | null> {
    return findVersion(await this.store.read(), area, version)?.record ?? null;
  }

  /** Whether a version is published, and its files are retained. */
  async isRetained({ area, version }: VersionRecord): Promise<boolean> {
    return findVersion(await this.store.read(), area, version)?.removedAt === null;
  }

  /** The version of a folder. Null for an unknown folder, and for a version whose files are removed. */
  async ownerOfFolder(area: string, folder: string): Promise<FolderOwner | null> {
    const name = `${area}/${folder}`;
    const state = await this.liveState.currentWith((one) => this.foldersOf(one).has(name));
    const version = this.foldersOf(state).get(name);
    if (!version) return null;
    const isRecalled = (version.killedAt ?? version.recalledAt) !== null;
    const isWithdrawn = isRecalled || isKilledBy(await this.killRecord(), version);
    return { record: version.record, isWithdrawn, state };
  }

  /** The versions that some visitor may get now. */
  async served(): Promise<VersionRecord[]> {
    return servedVersions(await this.store.read()).map(({ record }) => record);
  }

  /** Calls `listener` with the present state and every later one. */
  follow(listener: (state: ControlState) => void): void {
    this.liveState.follow(listener);
  }

  /** Records a version with stored files if the gate agrees. Makes it stable unless there is a rollout or freeze. */
  publish(candidate: Candidate, signature: string | null = null, request: Request = {}): Promise<Answer> {
    return this.control.execute('origin', { verb: 'publish', candidate, signature, live: true }, request);
  }

  /** Killed and recalled versions, for open pages that ask. */
  async killed(): Promise<KillReport> {
    const state = await this.liveState.current();
    const kill = await this.killRecord();
    const killed = state.versions
      .filter(({ killedAt, recalledAt }) => (killedAt ?? recalledAt) !== null)
      .map(versionName);
    return {
      revision: state.revision,
      frozen: state.frozen !== null || kill.frozen,
      killed: [...new Set([...killed, ...kill.killed])],
    };
  }

  /** What `kill.json` of this origin does; null while it does nothing. */
  async killFileStatus(): Promise<KillFileStatus | null> {
    const { frozen, killed, fault } = await this.killRecord();
    if (!this.killFile || (!frozen && killed.length === 0)) return null;
    const { index } = await this.current();
    const unknown = killed.filter((name) => !index.isPublished(name));
    return { file: this.killFile.file, frozen, killed, unknown, fault };
  }

  /** The versions of a visitor outside of rollouts, by area. */
  async givenToAll(): Promise<ReadonlyMap<string, string>> {
    const { index } = await this.current();
    return new Map(index.choose(null).map(({ given }) => [given.area, given.version]));
  }

  /** Stores which published versions an open tab runs. Deletes the tab as soon as no recall can need it. */
  async saveTab({ runs, knows, ...status }: TabStatus, address: string): Promise<void> {
    const published = new Set((await this.liveState.current()).versions.map(versionName));
    const known = (names: string[]) => [...new Set(names)].filter((name) => published.has(name));
    const tab = { ...status, runs: known(runs), knows: known(knows), address, at: this.now() };
    const { killed } = await this.killed();
    if (tab.runs.length === 0 || isDeletable(tab, killed)) return this.store.deleteTab(tab.tab);
    await this.store.saveTab(tab);
  }

  async override(id: string, findVisitor?: FindVisitor): Promise<FoundOverride> {
    if (!isOverrideId(id)) return { refused: 'unknown' };
    const state = await this.liveState.currentWith(({ overrides }) => overrides.some((one) => one.id === id));
    const override = state.overrides.find((one) => one.id === id);
    if (!override) return { refused: 'unknown' };
    const end = overrideEnd(override, this.now());
    if (end) return { refused: end };
    if (override.member !== null && !isMember(await findVisitor?.(), override.member))
      return { refused: 'not-yours' };
    const version = choiceIndex(state, await this.killRecord()).overridable(override);
    return version ? { override, version } : { refused: 'not-given' };
  }

  /** The visitor's versions; stable ones without a visitor. Applies valid overrides. Throws without a live shell. */
  async live(findVisitor?: FindVisitor, overrideId: string | null = null): Promise<Live> {
    // `findVisitor` is called at most once: each call would give a visitor without a cohort cookie a new cookie.
    let asked: Promise<Visitor | null> | undefined;
    const visitorOnce = async () => {
      asked ??= findVisitor?.();
      return (await asked) ?? null;
    };
    const found = overrideId === null ? null : await this.override(overrideId, visitorOnce);
    const { state, index } = await this.current();
    const visitor = index.rollouts.length > 0 ? await visitorOnce() : null;
    const overridden = found && 'version' in found ? found.version : null;
    const chosen = index.choose(visitor?.unit ?? null, overridden);
    const live =
      this.development.length > 0
        ? await this.developedLive(chosen, state.revision)
        : sharedLive(chosen, state.revision);
    const tickets = this.ticketsOf(chosen, visitor);
    if (!tickets && !found) return live;
    return {
      ...live,
      ...(tickets ? { tickets } : {}),
      ...(found ? { override: pageOverride(found), cacheKey: null } : {}),
    };
  }

  private async current(): Promise<{ state: ControlState; index: ChoiceIndex }> {
    const state = await this.liveState.current();
    return { state, index: choiceIndex(state, await this.killRecord()) };
  }

  private async developedLive(chosen: readonly Choice[], revision: number): Promise<Live> {
    const developed = await Promise.all(this.development.map(({ record }) => record()));
    const published = chosen.filter(({ given }) => !this.isDeveloped(given.area));
    return liveOf(published, revision, developed);
  }

  /** Tickets of a visitor, by area; null if there are none. */
  private ticketsOf(chosen: readonly Choice[], visitor: Visitor | null): Record<string, string> | null {
    const tickets: Record<string, string> = {};
    for (const choice of chosen) {
      const { area } = choice.given;
      const ticket = this.isDeveloped(area) ? null : this.ticketOf(choice, visitor);
      if (ticket !== null) tickets[area] = ticket;
    }
    return Object.keys(tickets).length > 0 ? tickets : null;
  }

  private ticketOf({ given, rollout }: Choice, visitor: Visitor | null): string | null {
    if (!rollout || !visitor?.isCounted || !this.tickets) return null;
    if (!visitor.isSignedIn && needsSession(given.record)) return null;
    const { area, version } = given;
    const { id, cohort, basisPoints } = rollout;
    return this.tickets.write({ rollout: id, area, version, cohort, basisPoints, visitor }, this.now());
  }

  private foldersOf(state: ControlState): Map<string, StoredVersion> {
    if (this.folders?.state === state) return this.folders.owners;
    const retained = state.versions.filter(({ removedAt }) => removedAt === null);
    const owners = new Map(retained.map((one) => [`${one.area}/${one.record.folder}`, one]));
    this.folders = { state, owners };
    return owners;
  }

  private async killRecord(): Promise<KillRecord> {
    return (await this.killFile?.read()) ?? nothingKilled;
  }
}
