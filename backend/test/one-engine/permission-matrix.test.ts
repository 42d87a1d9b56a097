import { randomUUID } from 'node:crypto';
import { call } from '../api-calls.ts';
import { readEvents } from '../live-calls.ts';
import { openStream, type StreamClient } from '../live-stream-client.ts';
import { loadPictures, showKept } from '../permissions/cached-pictures.ts';
import {
  beginConversations,
  type Conversations,
  checkConversations,
  type MemberKind,
} from '../permissions/conversations.ts';
import {
  authorsOfComments,
  connectionsOfOthers,
  mayAsk,
  memberActs,
  memberPaths,
  type PrivacyChoices,
  type Relation,
  relationOf,
  seesProfile,
  shuffleChoices,
  suggestionsFor,
  tryAct,
} from '../permissions/members.ts';
import {
  addMembers,
  maySee,
  type Person,
  type Post,
  publish,
  randomFrom,
  shuffleAudiences,
  shuffleTies,
} from '../permissions/network.ts';
import { notificationChecks } from '../permissions/notifications.ts';
import { listPaths, postPaths, publicPostPaths, type Ties } from '../permissions/read-paths.ts';
import { checkThreads, removeComments, type Thread, writeThreads } from '../permissions/threads.ts';
import { startServer } from '../server-process.ts';
import { useServer } from '../use-server.ts';

/**
 * These tests give members random relations and preferences, and announcements random audiences. They check what each
 * member can read, with every call that reads it, and what each can do with every other member.
 * `PERMISSION_CASES`: the least number of cases. `PERMISSION_SEED`: the seed of the random network.
 */
const wantedCases = Number(process.env.PERMISSION_CASES ?? 2000);
const random = randomFrom(Number(process.env.PERMISSION_SEED ?? 3));
/** How long the whole matrix may take, in milliseconds. */
const timeLimit = 60_000 + 20 * wantedCases;
const memberCount = 6;
const postsPerMember = 3;

const server = useServer({ program: 'fuzz-server' });
const { database } = server;
let people: Person[];
let posts: Post[];
/** An announcement whose author has no relations. All members have commented on it. */
let discussed: Post;
/** Comments and replies of all members under one announcement of each. */
let threads: Thread[];
/** One conversation for each pair of members. */
let conversations: Conversations;
/** The end of each member's event log before anything happened. Key: the member's id. */
let starts: Map<string, string>;

beforeAll(async () => {
  people = await addMembers(database, memberCount);
  starts = new Map();
  for (const { id, token } of people) starts.set(id, (await readEvents(server.api, token)).head);
  conversations = await beginConversations(server.api, people);
  posts = [];
  for (const author of people)
    for (let index = 0; index < postsPerMember; index += 1) posts.push(await publish(server.api, author));
  discussed = await publish(server.api, (await addMembers(database, 1))[0] as Person); // one was asked for
  for (const { token } of people)
    await call(`${server.api}/az/announcements/${discussed.id}/comments`, {
      token,
      json: { text: 'Un commentaire', client_id: randomUUID() },
    });
  const commented = posts.filter((_, index) => index % postsPerMember === 0);
  threads = await writeThreads(server.api, { people, posts: commented, random: randomFrom(7) });
  // All members save all announcements now, so that their logs and lists contain announcements that are hidden later.
  for (const { token } of people)
    for (const { id } of posts)
      await call(`${server.api}/az/announcements/${id}/saved`, { token, method: 'PUT' });
});

/** `path`: the way to read. `of`: the announcement or member that is read, as text for the report. */
type Case = { reader: string; path: string; of: string; isExpected: boolean; isSeen: boolean };

const wrongOf = (cases: Case[]) =>
  cases
    .filter(({ isExpected, isSeen }) => isExpected !== isSeen)
    .map(({ reader, path, of, isSeen }) => `${reader} ${isSeen ? 'gets' : 'misses'} ${path} of ${of}`);

const named = ({ author, audience }: Post) => `${audience} by ${author.id}`;

async function readLists(api: string, known: Ties): Promise<Case[]> {
  const cases: Case[] = [];
  for (const reader of people)
    for (const [path, { seen, holds }] of Object.entries(listPaths)) {
      const found = new Set(await seen(api, reader, { posts, start: starts.get(reader.id) ?? '' }));
      for (const post of posts) {
        const isExpected = maySee(reader, post, known) && (holds?.(reader, post, known) ?? true);
        cases.push({ reader: reader.id, path, of: named(post), isExpected, isSeen: found.has(post.id) });
      }
    }
  return cases;
}

async function readPosts(
  api: string,
  known: Ties,
  reader: Person | null,
  paths: typeof postPaths,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const post of posts)
    for (const [path, isAnswered] of Object.entries(paths)) {
      const isSeen = await isAnswered(api, reader?.token, post);
      cases.push({
        reader: reader?.id ?? 'nobody',
        path,
        of: named(post),
        isExpected: maySee(reader, post, known),
        isSeen,
      });
    }
  return cases;
}

/** Public addresses of pictures must work only for announcements to everybody. */
async function readPictures(): Promise<Case[]> {
  return Promise.all(
    posts.map(async (post) => {
      const { status } = await fetch(new URL(post.picture, server.api));
      const isExpected = post.audience === 'members';
      return { reader: 'nobody', path: 'its picture', of: named(post), isExpected, isSeen: status === 200 };
    }),
  );
}

/** A picture's address is signed for one member. With another member's id put into it, it must not work. */
async function readForeignPictures(): Promise<Case[]> {
  const cases: Case[] = [];
  for (const post of posts.filter(({ audience }) => audience !== 'members')) {
    const { body } = await call(`${server.api}/az/announcements-images/${post.id}`, {
      token: post.author.token,
    });
    const url = (body.images as { url: string }[])[0]?.url ?? '';
    for (const { id } of people.filter(({ id: one }) => one !== post.author.id)) {
      const { status } = await fetch(new URL(url.replace(`.${post.author.id}.`, `.${id}.`), server.api));
      cases.push({
        reader: id,
        path: 'a forged address',
        of: named(post),
        isExpected: false,
        isSeen: status === 200,
      });
    }
  }
  return cases;
}

/** Edits every announcement, and checks which members get hints about it. */
async function readHints(known: Ties): Promise<Case[]> {
  const streams: { reader: Person; stream: StreamClient }[] = [];
  const marker = await publish(server.api, (await addMembers(database, 1))[0] as Person); // one was asked for
  for (const reader of people) {
    const stream = await openStream(server.api, reader.token);
    streams.push({ reader, stream });
    const { connection } = (await stream.find('hello')).data;
    await call(`${server.api}/live/connections/${connection}`, {
      token: reader.token,
      method: 'PUT',
      json: { topics: [...posts, marker].map(({ id }) => id) },
    });
  }
  const edit = ({ id, author }: Post) =>
    call(`${server.api}/az/announcements/${id}`, {
      token: author.token,
      method: 'PUT',
      json: { text: `Modifiée ${random()} #matrice` },
    });
  for (const post of [...posts, marker]) await edit(post);
  const cases: Case[] = [];
  for (const { reader, stream } of streams) {
    await stream.find('hint', { type: 'post.changed', post: marker.id });
    const hintedPosts = new Set(
      stream.frames.filter(({ event }) => event === 'hint').map(({ data }) => data.post),
    );
    for (const post of posts)
      cases.push({
        reader: reader.id,
        path: 'a hint',
        of: named(post),
        isExpected: maySee(reader, post, known),
        isSeen: hintedPosts.has(post.id),
      });
    stream.close();
  }
  return cases;
}

const twoOf = (
  reader: Person,
  other: Person,
  known: Ties,
  chosen: ReadonlyMap<string, PrivacyChoices>,
): Relation => relationOf(reader, other, known, chosen.get(other.id) as PrivacyChoices); // each member has chosen

async function readMembers(
  api: string,
  known: Ties,
  chosen: ReadonlyMap<string, PrivacyChoices>,
  readers = people,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const reader of readers) {
    const commented = await authorsOfComments(api, reader, discussed.id);
    const [connected, suggested] = [
      await connectionsOfOthers(api, reader, people),
      await suggestionsFor(api, reader),
    ];
    const tie = (one: Person, other: Person) => known.get(`${one.id}:${other.id}`);
    /** Connections of `other`, without the reader. */
    const around = (other: Person) =>
      people.filter((one) => tie(one, other) === 'connected' && one !== reader);
    for (const other of people) {
      const two = twoOf(reader, other, known, chosen);
      const add = (path: string, isExpected: boolean, isSeen: boolean) =>
        cases.push({ reader: reader.id, path, of: `${other.id} ${JSON.stringify(two)}`, isExpected, isSeen });
      add('the comment', !two.isBlocked, commented.includes(other.id));
      const isListed = around(other).some((one) => seesProfile(twoOf(reader, one, known, chosen)));
      add('a list of connections', !two.isBlocked && isListed, connected.has(other.id));
      const isKnown = two.isSelf || ['connected', 'follows', 'mutes'].includes(tie(reader, other) ?? '');
      const isNear = around(other).some((one) => tie(reader, one) === 'connected');
      const isSuggested = suggested.has(other.id);
      // Others may be suggested as well: a member without relations is suggested authors of recent announcements.
      const mayBeSuggested = !isKnown && seesProfile(two) && mayAsk(two);
      add('the suggestions', mayBeSuggested && (isNear || isSuggested), isSuggested);
      for (const [path, { isExpected, isSeen }] of Object.entries(memberPaths))
        add(path, isExpected(two), await isSeen(api, reader, other));
      for (const [path, act] of Object.entries(memberActs)) {
        add(path, act.isExpected(two), await tryAct(api, reader, other, act));
        await call(api + act.path(other), { token: reader.token, method: 'DELETE' });
      }
    }
  }
  return cases;
}

/** What members can read and do in their conversations, as persons and as companies. */
async function readConversations(
  api: string,
  known: Ties,
  chosen: ReadonlyMap<string, PrivacyChoices>,
  kinds: readonly MemberKind[] = ['person', 'company'],
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const kind of kinds)
    cases.push(
      ...(await checkConversations(api, database, { people, conversations, known, chosen, starts, kind })),
    );
  return cases;
}

/** Expects a profile to count only the announcements that the reader may see. */
async function expectCounts(known: Ties): Promise<void> {
  for (const reader of people)
    for (const author of people) {
      const { status, body } = await call(`${server.api}/az/members/${author.id}`, { token: reader.token });
      const own = posts.filter((post) => post.author.id === author.id);
      const visible = own.filter((post) => maySee(reader, post, known)).length;
      if (status === 200)
        expect((body.member as { announcement_count: number }).announcement_count).toBe(visible);
    }
}

it(
  'shows announcements and members to those alone who may see them, by every way to read them',
  async () => {
    let count = 0;
    let known: Ties = new Map();
    const kinds = new Set<string>();
    await shuffleAudiences(server.api, posts, randomFrom(5));
    await shuffleTies(database, people, randomFrom(6));
    let kept = await loadPictures(server.api, people, posts);
    const randomOfNotified = randomFrom(8);
    const { actAndRead, readNotified } = notificationChecks(server.api, database, {
      ...{ people, random: randomOfNotified },
      // Fewer than all, because each of them is liked by everybody in each round.
      ...{ posts: posts.filter((_, index) => index % postsPerMember === 0), threads: threads.slice(0, 2) },
    });
    while (count < wantedCases) {
      await shuffleAudiences(server.api, posts, random);
      const notified = await actAndRead(await shuffleTies(database, people, randomOfNotified));
      known = await shuffleTies(database, people, random);
      expect(wrongOf([...notified, ...(await readNotified(known))])).toEqual([]);
      const chosen = await shuffleChoices(database, people, random);
      const cases = await readLists(server.api, known);
      for (const reader of people) cases.push(...(await readPosts(server.api, known, reader, postPaths)));
      cases.push(...(await readPosts(server.api, known, null, publicPostPaths)));
      cases.push(...(await readPictures()), ...(await readForeignPictures()), ...(await readHints(known)));
      cases.push(...(await showKept(server.api, kept, known)));
      kept = await loadPictures(server.api, people, posts);
      await expectCounts(known);
      cases.push(...(await readMembers(server.api, known, chosen)));
      cases.push(...(await readConversations(server.api, known, chosen)));
      cases.push(...(await checkThreads(server.api, { people, threads, known })));
      expect(wrongOf(cases)).toEqual([]);
      for (const reader of people)
        for (const post of posts)
          kinds.add(`${known.get(`${reader.id}:${post.author.id}`) ?? 'self'} ${post.audience}`);
      count += cases.length;
    }
    // Each of the 7 relations (`self` included) has occurred with each of the 3 audiences.
    expect(kinds.size).toBeGreaterThanOrEqual(7 * 3);
    expect(wrongOf(await removeComments(server.api, { people, threads, known }))).toEqual([]);
  },
  timeLimit,
);

it.each([
  'see-announcement-members blocked yes',
  'see-announcement-connections other yes',
  'see-announcement-connections signed-out yes',
  'see-announcement-private connected yes',
  'see-comment blocked yes',
  'see-member blocked yes',
  'see-profile other yes',
  'see-email connected yes',
  'find-by-email other yes',
  'find-by-phone connected yes',
  'ask-to-connect other yes',
  'see-conversation blocked yes',
  'see-receipts other yes',
  'write other yes',
  'write-as-company other yes',
  'answer other not-allowed',
])('finds a wrong rule: %s', async (RULE) => {
  const known = await shuffleTies(database, people, randomFrom(2));
  await shuffleAudiences(server.api, posts, randomFrom(3));
  const chosen = await shuffleChoices(database, people, randomFrom(9));
  const wrong = await startServer({ ...database.env, RULE }, 'fuzz-server');
  try {
    const cases = /^(write|answer|see-(conversation|receipts))/.test(RULE)
      ? await readConversations(wrong.api, known, chosen, [RULE.includes('company') ? 'company' : 'person'])
      : RULE.startsWith('see-announcement')
        ? [
            ...(await readLists(wrong.api, known)),
            ...(await readPosts(wrong.api, known, null, publicPostPaths)),
          ]
        : await readMembers(wrong.api, known, chosen, people.slice(0, 3));
    expect(wrongOf(cases)).not.toEqual([]);
  } finally {
    await wrong.stop();
  }
});
