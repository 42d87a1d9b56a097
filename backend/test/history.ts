import { join } from 'node:path';
import { randomFrom } from '../fuzz/random.ts';
import { checkHistory, type History, type Violation, violationKinds } from '../soak/history/history.ts';
import { type HistoryOptions, HistoryRun } from '../soak/history/run-history.ts';

/** A short run of `npm run soak -- history`. */
export const runHistory = (
  options: Pick<HistoryOptions, 'env' | 'backends' | 'database'>,
): Promise<History> =>
  new HistoryRun({
    ...options,
    program: join(__dirname, '../dist/fuzz/server.js'),
    acts: { calm: 8, faulty: 10 },
    random: randomFrom(7),
  }).run();

const first = <T>(list: readonly T[]): T => {
  const [one] = list;
  if (one === undefined) throw new Error('The run has nothing to change.');
  return one;
};

/** For each kind of violation, a copy of a run's records with one such fault. */
function planted({ writes, logs, events, views, finals }: History): Record<Violation['kind'], History> {
  const whole = { writes, logs, events, views, finals };
  const published = first(writes.filter(({ kind }) => kind === 'publish'));
  const [member, final] = first(
    [...finals].filter(([, { posts, list }]) => posts.size > 0 && list.unread > 0),
  );
  const { posts } = final;
  const [id, post] = first([...posts]);
  const log = first(logs.filter(({ seqs }) => seqs.length > 1));
  const view = first(views.filter(({ shown }) => shown.posts.size > 0));
  const withPosts = (changed: typeof posts) => ({
    ...whole,
    finals: new Map([...finals, [member, { ...final, posts: changed }]]),
  });
  return {
    lost: withPosts(new Map([...posts].filter(([one]) => one !== id))),
    doubled: withPosts(new Map([...posts, [id, { ...post, likes: post.likes + 1 }]])),
    unread: { ...whole, writes: [...writes, { ...published, kind: 'like', wasRead: false }] },
    gap: { ...whole, logs: [...logs, { ...log, seqs: [...log.seqs.slice(0, 1), ...log.seqs.slice(2)] }] },
    foreign: {
      ...whole,
      events: [...events, { member, seq: 1, type: 'own.post', subject: 'of somebody else' }],
    },
    unequal: { ...whole, views: [...views, { ...view, shown: { ...view.shown, posts: new Map() } }] },
  };
}

/** Asserts that a run has no violation, and that the check would find a violation of each kind. */
export function expectNoViolation(history: History): void {
  expect(checkHistory(history)).toEqual([]);
  expect(history.writes.length).toBeGreaterThan(40);
  expect(history.events.length).toBeGreaterThan(20);
  const found = Object.entries(planted(history)).map(([kind, changed]) => [
    kind,
    checkHistory(changed).some((violation) => violation.kind === kind),
  ]);
  expect(found).toEqual(expect.arrayContaining(violationKinds.map((kind) => [kind, true])));
  const unnotified = [...history.finals].map(([member, final]) => {
    const list = { ...final.list, notices: new Map() };
    return [member, { ...final, list }] as const;
  });
  const inWords = checkHistory({ ...history, finals: new Map(unnotified) }).map(({ detail }) => detail);
  expect(inWords).toContainEqual(expect.stringContaining('is not notified'));
}
