import 'fake-indexeddb/auto';
import { keepScreenOf, openDocument } from '../testing/kept-screens.ts';
import { removeScreens } from './screen-store.ts';

/** 10 000 take some minutes, and were run when this was written. */
const sequences = 60;
const stepsOfSequence = 8;

/** Numbers from 0 to 1, the same in each run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Session = { member: string; token: string };

/** A browser that several people use, the sessions that the server knows, and what the current session was shown. */
class Browser {
  session: Session | null = null;
  private readonly open = new Set<string>();
  private versions = 1;
  private tokens = 0;
  private seen = new Set<string>();
  shown = 0;

  constructor(private readonly random: () => number) {
    removeScreens();
  }

  private oneOf<Value>(list: readonly [Value, ...Value[]]): Value {
    return list[Math.floor(this.random() * list.length)] ?? list[0];
  }

  /** Ends the session in this browser. The browser may have ended before the screens were removed. */
  private end(): void {
    this.session = null;
    this.seen = new Set();
    if (this.random() < 0.5) removeScreens();
  }

  signIn(): void {
    if (this.session) this.end();
    this.tokens += 1;
    this.session = {
      member: this.oneOf(['awa', 'karim', 'zoe']),
      token: `token-${this.tokens}-${this.random()}`,
    };
    this.open.add(this.session.token);
  }

  /** Sign-out, account closed, or the cookie's time is over. */
  signOut(): void {
    if (this.session) this.open.delete(this.session.token);
    this.end();
  }

  /** The server ends the session; this browser does not know it yet. */
  endElsewhere(): void {
    if (this.session) this.open.delete(this.session.token);
  }

  release(): void {
    this.versions += 1;
  }

  /** Opens a page. Fails if it shows anything that this session has not seen at this address. */
  async visit(): Promise<void> {
    const path = this.oneOf(['/feed/home', '/messaging', '/profile/about']);
    const { session } = this;
    const token = session?.token ?? '';
    const versions = `1.0.${this.versions}`;
    const isAccepted = this.open.has(token);
    const { screen } = await openDocument(path, { token, versions, isAccepted });
    const text = screen?.textContent ?? null;
    if (text !== null) {
      this.shown += 1;
      expect(isAccepted).toBe(true);
      expect(this.seen).toContain(`${path} ${versions} ${text}`);
      expect(text).toContain(session?.member);
    }
    if (!session) return;
    if (!isAccepted) return this.end();
    const drawn = `${path} de ${session.member} avec ${token}`;
    this.seen.add(`${path} ${versions} ${drawn}`);
    await keepScreenOf(path, drawn, { token, versions });
  }

  async step(): Promise<void> {
    const number = this.random();
    if (number < 0.6) await this.visit();
    else if (number < 0.75 || !this.session) this.signIn();
    else if (number < 0.85) this.signOut();
    else if (number < 0.93) this.endElsewhere();
    else this.release();
  }
}

test(`in ${sequences} random sequences of visits and sessions, no page shows what its session has not seen`, async () => {
  let shown = 0;
  for (let seed = 1; seed <= sequences; seed += 1) {
    const browser = new Browser(randomOf(seed));
    browser.signIn();
    for (let step = 0; step < stepsOfSequence; step += 1) await browser.step();
    shown += browser.shown;
  }
  // Otherwise the test would prove nothing.
  expect(shown).toBeGreaterThan(sequences / 2);
}, 60_000);
