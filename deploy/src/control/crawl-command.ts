import { done, type Outcome } from './outcome.ts';
import type { ControlState } from './state.ts';
import { withVersion } from './state-updates.ts';
import { usableVersion } from './usable-version.ts';

export type CrawledCommand = {
  verb: 'crawled';
  area: string;
  version: string;
  /** Page views of the crawl, in all viewports and colour schemes. */
  pages: number;
  findings: number;
};

/** A number of findings for people: `no finding`, `1 finding`, `3 findings`. */
const counted = (findings: number): string =>
  findings === 0 ? 'no finding' : `${findings} finding${findings === 1 ? '' : 's'}`;

/**
 * Records the result of a crawl of a version's pages: passed only without a finding. The last crawl counts, and only
 * for this version.
 */
export function crawled(state: ControlState, command: CrawledCommand): Outcome {
  const { area, version, pages, findings } = command;
  const usable = usableVersion(state, area, version);
  if ('ok' in usable) return usable;
  const crawl = findings === 0 ? 'passed' : 'failed';
  return done(
    withVersion(state, { ...usable, crawl }),
    `${area} ${version}: ${pages} pages crawled, ${counted(findings)}.`,
  );
}
