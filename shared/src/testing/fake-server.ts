import { extensionList } from '../api/client.ts';

type Answer = Response | Error | Promise<Response>;
type Handler = (request: Request) => Answer;

/** A fake API server: replies by method and path below the API base, and records the requests. */
export type FakeServer = {
  requests: Request[];
  /** Sets the reply to a call such as `GET /az/global`; a list is used in order, its last reply repeats. */
  on: (call: string, answer: Handler | Handler[]) => void;
};

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json', ...init.headers },
  });

const givenUp = ({ signal }: Request): Promise<never> =>
  new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
  });

const unknown = { asked: null, names: null };

/** Replaces `fetch` until the test ends, and forgets the extensions of the server before. A call without a reply, or with an `Error`, fails like a lost connection. */
export function fakeServer(base = '/az-connect-backend/api'): FakeServer {
  const answers = new Map<string, Handler[]>();
  const requests: Request[] = [];
  extensionList.setState(unknown);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    const { pathname, search } = new URL(request.url);
    const path = pathname.replace(base, '');
    const list =
      answers.get(`${request.method} ${path}${search}`) ?? answers.get(`${request.method} ${path}`) ?? [];
    const handler = list.length > 1 ? list.shift() : list[0];
    const answer = handler
      ? await Promise.race([handler(request), givenUp(request)])
      : new TypeError('Failed to fetch');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return {
    requests,
    on(call, answer) {
      if (call === 'GET /capabilities') extensionList.setState(unknown);
      answers.set(call, Array.isArray(answer) ? [...answer] : [answer]);
    },
  };
}
