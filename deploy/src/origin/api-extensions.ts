import { parseCapabilities } from '@az/shared/contracts';

/** Maximum age of a reply, in milliseconds. */
const freshFor = 60_000;

type Answer = { statusCode: number; body: string };

/** Extensions that the API offers beyond the specification, as its last reply named them. */
export class ApiExtensions {
  private extensions: readonly string[] | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;
  private readonly ask: () => Promise<Answer>;
  private readonly now: () => number;

  /** `ask` returns the reply to `GET /capabilities`. */
  constructor(ask: () => Promise<Answer>, now: () => number = Date.now) {
    this.ask = ask;
    this.now = now;
  }

  /** Null until the API's first reply. Pages never wait for the API: an old value is refreshed in the background. */
  known(): readonly string[] | null {
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
      // The old value stays; an API that is down is asked again in a minute.
    }
  }
}
