import { randomUUID } from 'node:crypto';
import type { ConversationsReplyWire, ConversationWire, MessageWire } from '@az/shared/contracts';
import { type Answer, type Call, call } from './api-calls.ts';
import { networkCalls, type Person } from './network-calls.ts';

/** Calls for what members do in conversations. `api` returns the address of the API. */
export function conversationCalls(api: () => string) {
  const on = ({ token }: Person, path: string, more: Call = {}): Promise<Answer> =>
    call(`${api()}/conversations${path}`, { token, ...more });
  const put = (who: Person, path: string, json?: unknown) => on(who, path, { method: 'PUT', json });
  const open = (who: Person, to: Person) => put(who, `/with/${to.id}`);
  const conversationIn = ({ body }: Answer) => body.conversation as ConversationWire;
  const { connect } = networkCalls(api);
  /** Begins the conversation of two members, who become connections so that both may always write; returns its id. */
  async function begin(who: Person, to: Person): Promise<string> {
    await connect(who, to);
    return beginAsStranger(who, to);
  }
  /** Begins the conversation with `to`, who must let the member write, and returns its id. */
  async function beginAsStranger(who: Person, to: Person): Promise<string> {
    const answer = await open(who, to);
    if (answer.status !== 200) throw new Error(`A conversation was refused with ${answer.status}.`);
    return conversationIn(answer).id;
  }
  const send = (who: Person, id: string, text: string, client_id: string = randomUUID()) =>
    on(who, `/${id}/messages`, { json: { text, client_id } });
  const read = async (who: Person, id: string) => conversationIn(await on(who, `/${id}`));
  const list = async (who: Person, query = '') => (await on(who, query)).body as ConversationsReplyWire;
  const messages = async (who: Person, id: string, query = '') =>
    ((await on(who, `/${id}/messages${query}`)).body.items ?? []) as MessageWire[];
  return { on, put, open, begin, beginAsStranger, send, read, list, messages };
}
