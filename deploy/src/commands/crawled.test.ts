import { apply } from '../control/apply.ts';
import { type ControlState, emptyState, findVersion } from '../control/state.ts';
import { goodArea, goodShell, stateWith } from '../testing/sample-records.ts';
import { commands } from './index.ts';

const [one, two] = [goodArea('feed'), goodArea('feed', '1.1.0')];

let state: ControlState;

/** Records a crawl and returns its sentence. */
function crawl(version: string, findings: number, pages = 6): string {
  const command = { verb: 'crawled' as const, area: 'feed', version, pages, findings };
  const outcome = apply(state, command, { now: 1, by: 'fil', why: '' });
  if (!outcome.ok) return outcome.sentence;
  state = outcome.state;
  return outcome.said.join(' ');
}

const crawlOf = (version: string) => findVersion(state, 'feed', version)?.crawl;

beforeEach(() => {
  state = { ...emptyState, ...stateWith([goodShell(), one], [two]) };
});

test('a crawl without a finding passes, for the crawled version only', () => {
  expect(crawlOf(two.version)).toBeNull();
  expect(crawl(two.version, 0)).toBe('feed 1.1.0+b110: 6 pages crawled, no finding.');
  expect([crawlOf(two.version), crawlOf(one.version)]).toEqual(['passed', null]);
});

test('one finding fails it, and a later crawl replaces it', () => {
  expect(crawl(two.version, 1)).toBe('feed 1.1.0+b110: 6 pages crawled, 1 finding.');
  expect(crawlOf(two.version)).toBe('failed');
  expect(crawl(two.version, 2)).toBe('feed 1.1.0+b110: 6 pages crawled, 2 findings.');
  crawl(two.version, 0);
  expect(crawlOf(two.version)).toBe('passed');
});

test('a version that is unpublished or killed cannot be crawled', () => {
  expect(crawl('9.9.9', 0)).toBe('feed 9.9.9 was never published: "rollout status feed" names its versions.');
  const kill = { verb: 'kill' as const, area: 'feed', version: two.version };
  const outcome = apply(state, kill, { now: 1, by: 'fil', why: '' });
  if (outcome.ok) state = outcome.state;
  expect(crawl(two.version, 0)).toBe('feed 1.1.0+b110 is killed and comes back only under a new version.');
});

test('changes nothing for visitors', () => {
  const before = state;
  crawl(two.version, 0);
  expect({ ...state, versions: [] }).toEqual({ ...before, versions: [] });
});

test('needs the right to roll the area out', () => {
  expect(commands.crawled.right).toBe('rollout');
});
