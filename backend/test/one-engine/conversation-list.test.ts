import { maxSearchLength } from '@az/shared/contracts';
import { call, person, refusal } from '../api-calls.ts';
import { conversationCalls } from '../conversation-calls.ts';
import { networkCalls, type Person } from '../network-calls.ts';
import { useServer } from '../use-server.ts';

const server = useServer({ program: 'fuzz-server' });

const { join, two, put: putAz, headOf, eventsOf, prefer } = networkCalls(() => server.api);
const { on, put, begin, send, read, list } = conversationCalls(() => server.api);

describe('a search of conversations', () => {
  const found = async (who: Person, text: string, query = '') =>
    (await list(who, `?q=${encodeURIComponent(text)}${query}`)).items.map(({ id }) => id);
  const named = async (Names: string, LastName: string) => {
    const one = await join();
    await call(`${server.api}/account`, { token: one.token, method: 'PUT', json: { Names, LastName } });
    return one;
  };

  it('finds names by the beginnings of their words, in pages, archived and muted ones, too', async () => {
    const alice = await join();
    const ids: string[] = [];
    for (const [first, last] of [
      ['Éloïse', 'Obiang'],
      ['Cœurdelys', 'N’Guessan'],
      ['Eloi', 'Mba-Petit'],
      ['Zoé', 'Éloundou'],
    ] as const) {
      const other = await named(first, last);
      const id = await begin(other, alice);
      await send(other, id, 'Bonjour');
      ids.unshift(id);
    }
    const [zoe = '', eloi = '', coeur = '', eloise = ''] = ids;
    await put(alice, `/${eloi}/marks`, { archived: true, muted: true });
    expect(await found(alice, '  ELO ')).toEqual([zoe, eloi, eloise]);
    expect(await found(alice, 'elo ob')).toEqual([eloise]);
    expect(await found(alice, 'nguessan, COEUR')).toEqual([coeur]);
    expect(await found(alice, 'petit')).toEqual([eloi]);
    for (const text of ['loi', 'bonjour', 'elo coeur', '!']) expect(await found(alice, text)).toEqual([]);
    for (const text of ['', ' ']) expect(await found(alice, text)).toEqual(ids);

    const { meta } = await list(alice, '?q=elo&limit=2');
    expect(await found(alice, 'elo', '&limit=1')).toEqual([zoe]);
    expect(await found(alice, 'elo', `&limit=2&cursor=${meta.next_cursor}`)).toEqual([eloise]);
    expect(meta.unread).toBe(3);
    expect((await on(alice, `?q=${'x'.repeat(maxSearchLength + 1)}`)).body).toEqual(refusal('invalid', 'q'));
    await putAz(alice, `blocks/${(await read(alice, eloise)).member?.Customers_Numbers}`);
    expect(await found(alice, 'eloise')).toEqual([]);
  });

  it('finds closed accounts by what pages call them', async () => {
    const [alice, bob] = await two();
    const id = await begin(bob, alice);
    await send(bob, id, 'Bonjour');
    expect(await found(alice, 'Ferme')).toEqual([]);
    const json = { password: person('').password };
    const closed = await call(`${server.api}/account`, { token: bob.token, method: 'DELETE', json });
    expect(closed.status).toBe(200);
    for (const text of ['FERMÉ', 'compte', 'pte f']) expect(await found(alice, text)).toEqual([id]);
    for (const text of ['bob', 'fermée', '!']) expect(await found(alice, text)).toEqual([]);
  });
});

describe('the number of unread messages', () => {
  it('is of all conversations, on every page, without those that are muted, archived or blocked', async () => {
    const alice = await join();
    const unread = async (query = '') => (await list(alice, query)).meta.unread;
    expect(await unread()).toBe(0);
    const from = async (count: number) => {
      const other = await join();
      const id = await begin(other, alice);
      for (let sent = 0; sent < count; sent += 1) await send(other, id, `Message ${sent}`);
      return { other, id, mark: (marks: object) => put(alice, `/${id}/marks`, marks) };
    };
    const [one, two, four, eight] = [await from(1), await from(2), await from(4), await from(8)] as const;
    expect(await unread()).toBe(15);
    const { meta } = await list(alice, '?limit=1');
    expect([meta.unread, await unread(`?limit=1&cursor=${meta.next_cursor}`)]).toEqual([15, 15]);
    expect((await list(one.other)).meta.unread).toBe(0);

    await one.mark({ muted: true });
    expect(await unread()).toBe(14);
    await two.mark({ archived: true });
    expect(await unread()).toBe(12);
    await put(alice, `/${four.id}/receipt`, { read: 3 });
    await eight.mark({ emptied_up_to: 6 });
    expect(await unread()).toBe(1 + 2);
    await put(alice, `/${eight.id}/receipt`, { read: 8 });
    for (const { mark } of [one, two, four, eight]) await mark({ marked_unread: true });
    expect(await unread()).toBe(1 + 1);
    await eight.mark({ emptied_up_to: 8 });
    expect(await unread()).toBe(1);
    await putAz(four.other, `blocks/${alice.id}`);
    expect(await unread()).toBe(0);
  });

  it('agrees with the conversations of the same reply while they change', async () => {
    const [alice, bob] = await two();
    const id = await begin(bob, alice);
    await send(bob, id, 'Bonjour');
    await put(alice, `/${id}/receipt`, { read: 1 });
    let isOver = false;
    const change = async () => {
      for (let turn = 0; !isOver; turn += 1)
        await put(alice, `/${id}/marks`, { marked_unread: turn % 2 === 0 });
    };
    const changes = Promise.all([change(), change()]);
    const replies: Awaited<ReturnType<typeof list>>[] = [];
    while (replies.length < 100) replies.push(await list(alice));
    isOver = true;
    await changes;
    const marks = replies.map(({ items }) => Number(items[0]?.marked_unread));
    expect(new Set(marks)).toEqual(new Set([0, 1]));
    expect(replies.map(({ meta }) => meta.unread)).toEqual(marks);
  });
});

describe('what a member has read', () => {
  it('only grows, up to the newest message, and is shown when both show it', async () => {
    const [alice, bob] = await two();
    const id = await begin(alice, bob);
    for (const text of ['un', 'deux', 'trois']) await send(alice, id, text);
    const [ours, theirs] = [await headOf(alice), await headOf(bob)];
    const receipt = (seq: number) => put(bob, `/${id}/receipt`, { read: seq });
    expect((await receipt(2)).body).toMatchObject({ conversation: { read_seq: 2, unread: 1 } });
    expect((await receipt(1)).body).toMatchObject({ conversation: { read_seq: 2 } });
    expect((await receipt(2_147_483_647)).body).toMatchObject({ conversation: { read_seq: 3, unread: 0 } });
    expect(await eventsOf(alice, ours)).toMatchObject([
      { type: 'receipt.changed', conversation: id, read: 3 },
      { type: 'receipt.changed', conversation: id, read: 3 },
    ]);
    const changes = await eventsOf(bob, theirs);
    expect(changes.map(({ type }) => type)).toEqual(['conversation.changed', 'conversation.changed']);
    expect(await read(alice, id)).toMatchObject({ read_by_other_seq: 3 });
  });

  const show = (who: Person, readReceipts: boolean) => prefer(who, { messaging: { readReceipts } });

  it.each([0, 1])('is not shown, also later, when one of both hid it', async (index) => {
    const pair = await two();
    const [alice, bob] = pair;
    const hiding = pair[index] as Person; // one of two
    const id = await begin(alice, bob);
    for (const text of ['un', 'deux', 'trois']) await send(alice, id, text);
    await show(hiding, false);
    const [head, before] = [await headOf(alice), await read(alice, id)];
    for (const seq of [1, 3]) await put(bob, `/${id}/receipt`, { read: seq });
    const unchanged = { read_by_other_seq: 0, reads_not_shown: [], rev: before.rev };
    expect(await read(alice, id)).toMatchObject(unchanged);
    await show(hiding, true);
    expect(await read(alice, id)).toEqual(before);
    expect((await eventsOf(alice, head)).filter(({ type }) => type !== 'own.account')).toEqual([]);

    await send(alice, id, 'quatre');
    await put(bob, `/${id}/receipt`, { read: 4 });
    const shown = { read_by_other_seq: 4, reads_not_shown: [[1, 3]] };
    expect(await read(alice, id)).toMatchObject(shown);
    expect((await eventsOf(alice, head)).at(-1)).toMatchObject({
      type: 'receipt.changed',
      read: 4,
      reads_not_shown: [[1, 3]],
    });
    await show(hiding, false);
    await send(alice, id, 'cinq');
    await put(bob, `/${id}/receipt`, { read: 5 });
    expect(await read(alice, id)).toMatchObject(shown);
  });

  it('is not what was unseen when the member wrote an answer', async () => {
    const [alice, bob] = await two();
    const id = await begin(alice, bob);
    for (const text of ['un', 'deux']) await send(alice, id, text);
    await put(bob, `/${id}/receipt`, { read: 1 });
    for (const text of ['trois', 'quatre']) await send(bob, id, text);
    const head = await headOf(alice);
    await send(alice, id, 'cinq');
    expect(await read(bob, id)).toMatchObject({ read_seq: 1, last_seq: 5, unread: 2 });
    expect((await list(bob)).meta.unread).toBe(2);
    expect(await read(alice, id)).toMatchObject({ read_by_other_seq: 1, unread: 2 });
    expect(new Set((await eventsOf(alice, head)).map(({ type }) => type))).toEqual(new Set(['message.new']));

    await put(bob, `/${id}/receipt`, { read: 2 });
    expect(await read(bob, id)).toMatchObject({ unread: 1 });
    await put(bob, `/${id}/receipt`, { read: 5 });
    await send(bob, id, 'six');
    expect(await read(bob, id)).toMatchObject({ read_seq: 6, unread: 0 });
    expect(await read(alice, id)).toMatchObject({ read_by_other_seq: 6, reads_not_shown: [] });
  });

  it('stays hidden when the member writes after reading without showing it', async () => {
    const [alice, bob] = await two();
    const id = await begin(alice, bob);
    await send(alice, id, 'un');
    await show(bob, false);
    await put(bob, `/${id}/receipt`, { read: 1 });
    await send(bob, id, 'deux');
    await show(bob, true);
    expect(await read(bob, id)).toMatchObject({ read_seq: 2, unread: 0 });
    expect(await read(alice, id)).toMatchObject({ read_by_other_seq: 0 });
    await send(alice, id, 'trois');
    await put(bob, `/${id}/receipt`, { read: 3 });
    expect(await read(alice, id)).toMatchObject({ read_by_other_seq: 3, reads_not_shown: [[1, 2]] });
  });
});
