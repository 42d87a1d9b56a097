import { parseCapabilities } from '@az/shared/contracts';

/** How long an answer counts, in milliseconds. */
const freshFor = 60_000;

type Answer = { statusCode: number; body: string };

/** What the API has beyond the specification, as it last said itself. */
export class ApiExtensions {
  private extensions: readonly string[] = [];
  private askedAt = Number.NEGATIVE_INFINITY;
  private readonly ask: () => Promise<Answer>;
  private readonly now: () => number;

  /** `ask` gets the answer to `GET /capabilities`. */
  constructor(ask: () => Promise<Answer>, now: () => number = Date.now) {
    this.ask = ask;
    this.now = now;
  }

  /** Names of the extensions as far as known by now. No page waits for the API: what is older is asked for beside it. */
  known(): readonly string[] {
    if (this.now() - this.askedAt >= freshFor) {
      this.askedAt = this.now();
      void this.refresh();
    }
    return this.extensions;
  }

  private async refresh(): Promise<void> {
    try {
      const { statusCode, body } = await this.ask();
      if (statusCode === 404) this.extensions = [];
      else if (statusCode === 200) this.extensions = parseCapabilities(JSON.parse(body));
    } catch {
      // What was known stays; an API that is down is asked again in a minute.
    }
  }
}
