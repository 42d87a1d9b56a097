import { type Answer, refusal } from '../api-calls.ts';
import { conversationCalls } from '../conversation-calls.ts';
import { networkCalls, type Person } from '../network-calls.ts';
import { useServer } from '../use-server.ts';

const hour = 60 * 60 * 1000;
const limits = {
  perMinute: { count: 3, windowMs: 60_000 },
  perHour: { count: 5, windowMs: hour },
  perDay: { count: 9, windowMs: 24 * hour },
};
const server = useServer({ program: 'fuzz-server', env: { MESSAGE_LIMITS: JSON.stringify(limits) } });

const { join, two } = networkCalls(() => server.api);
const { begin, send } = conversationCalls(() => server.api);

/** Sends messages one after the other. Returns the answers. */
async function sendMany(who: Person, id: string, count: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let sent = 0; sent < count; sent += 1) answers.push(await send(who, id, `Message ${sent}`));
  return answers;
}

const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

/** Makes all messages older. */
const wait = (seconds: number) =>
  server.database.sql(`update api.messages set sent_at = sent_at - interval '${seconds} seconds'`);

/** Expects a refusal that says to wait as long as this, or some seconds less because of the time the test takes. */
function expectRefusal(answer: Answer | undefined, seconds: number, where: string): void {
  expect(answer).toMatchObject({ status: 429, body: refusal('too-many') });
  expect(answer?.body.error).toMatchObject({ message: expect.stringContaining(where) });
  const retryAfter = Number(answer?.headers.get('retry-after'));
  expect(retryAfter).toBeLessThanOrEqual(seconds);
  expect(retryAfter).toBeGreaterThan(seconds - 20);
}

it('a member sends few messages a minute and an hour in a conversation, and a repetition is answered', async () => {
  const [alice, bob] = await two();
  const id = await begin(alice, bob);
  const clientId = crypto.randomUUID();
  await send(alice, id, 'La première', clientId);
  await wait(30);
  expect(statuses(await sendMany(alice, id, 2))).toEqual([201, 201]);
  const [refused] = await sendMany(alice, id, 1);
  expectRefusal(refused, 30, 'dans cette conversation');
  expect(await send(alice, id, 'La première', clientId)).toMatchObject({
    status: 201,
    body: { message: { seq: 1 } },
  });
  // What the other one writes does not count, and neither does another conversation.
  expect(statuses(await sendMany(bob, id, 3))).toEqual([201, 201, 201]);
  expectRefusal((await sendMany(alice, id, 1))[0], 30, 'dans cette conversation');
  const other = await begin(alice, await join());
  expect(statuses(await sendMany(alice, other, 1))).toEqual([201]);

  await wait(31);
  expect(statuses(await sendMany(alice, id, 1))).toEqual([201]);
  // The minute would be over in 29 seconds.
  await wait(60);
  expect(statuses(await sendMany(alice, id, 1))).toEqual([201]);
  expectRefusal((await sendMany(alice, id, 1))[0], 3600 - 121, 'dans cette conversation');
  await wait(3600 - 121);
  expect(statuses(await sendMany(alice, id, 1))).toEqual([201]);
});

it('a member sends few messages a day in all conversations, also at the same time', async () => {
  const alice = await join();
  const ids: string[] = [];
  for (let count = 0; count < 6; count += 1) ids.push(await begin(alice, await join()));
  const [busy = ''] = ids;
  expect(statuses(await sendMany(alice, busy, 3))).toEqual([201, 201, 201]);
  await wait(2 * 3600);
  const answers = (await Promise.all(ids.map((id) => sendMany(alice, id, 2)))).flat();
  expect(statuses(answers).sort()).toEqual([...Array(6).fill(201), ...Array(6).fill(429)]);
  for (const answer of answers.filter(({ status }) => status === 429))
    expectRefusal(answer, 22 * 3600, 'aujourd’hui');
  await wait(22 * 3600);
  expect(statuses(await sendMany(alice, busy, 1))).toEqual([201]);
});
