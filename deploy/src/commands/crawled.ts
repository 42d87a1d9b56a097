import * as v from 'valibot';
import { accept } from '../control/outcome.ts';
import { withVersion } from '../control/state-updates.ts';
import { usableVersion } from '../control/usable-version.ts';
import { versionName } from '../versions/record-schema.ts';
import { areaCommand } from './definition.ts';
import { parseConditions } from './parse-values.ts';

const counted = (findings: number): string =>
  findings === 0 ? 'no finding' : `${findings} finding${findings === 1 ? '' : 's'}`;

/** Records the last crawl of a version: passed if there are no findings. `az crawl` sends this command at its end. */
export const crawled = areaCommand({
  usage: 'crawl <area> <version>',
  description: 'look at every page of a published version before anybody is given it',
  options: [
    ['--id <id>', 'what stands for the parameters of routes', undefined, '1'],
    ['--only <conditions>', 'a part of it, such as long,api-503: it can fail, not pass', parseConditions],
  ],
  right: 'rollout',
  fields: {
    version: versionName,
    /** Page views of the crawl, in all viewports and colour schemes. */
    pages: v.pipe(v.number(), v.integer(), v.minValue(1)),
    findings: v.pipe(v.number(), v.integer(), v.minValue(0)),
  },
  logText: ({ version, pages, findings }) => `${version}: ${pages} pages, ${findings} findings`,
  apply(state, { area, version, pages, findings }) {
    const usable = usableVersion(state, area, version);
    if ('ok' in usable) return usable;
    const crawl = findings === 0 ? 'passed' : 'failed';
    return accept(
      withVersion(state, { ...usable, crawl }),
      `${area} ${version}: ${pages} pages crawled, ${counted(findings)}.`,
    );
  },
});
