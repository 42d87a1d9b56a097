import { fakeSession } from '../testing/fake-session.ts';
import { AppError } from './app-error.ts';
import { deletePicture, uploadPicture } from './picture-changes.api.ts';

/** A fake XMLHttpRequest whose events the test fires. */
class FakeUpload extends EventTarget {
  static last: FakeUpload;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  responseType = '';
  sent: FormData | null = null;
  opened: string[] = [];
  readonly headers: Record<string, string> = {};
  constructor() {
    super();
    FakeUpload.last = this;
  }
  open(method: string, url: string) {
    this.opened = [method, new URL(url).pathname];
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null;
  }
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.end('abort');
  }
  end(event: 'load' | 'error' | 'abort') {
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event('loadend'));
  }
  sentAll(total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('load'), { total }));
  }
  progress(loaded: number, total: number) {
    const event = Object.assign(new Event('progress'), { lengthComputable: total > 0, loaded, total });
    this.upload.dispatchEvent(event);
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: typeof body === 'string' ? body : JSON.stringify(body) });
    this.end('load');
  }
}

const real = globalThis.XMLHttpRequest;
const file = new Blob(['jpeg'], { type: 'image/jpeg' });

async function start(onProgress: (part: number) => void = () => undefined, signal?: AbortSignal) {
  const done = uploadPicture('cover', file, { onProgress, ...(signal && { signal }) });
  // `done` is awaited later. Without a handler until then, an early rejection would count as unhandled.
  done.catch(() => undefined);
  for (let turn = 0; turn < 50 && !FakeUpload.last?.sent; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 0));
  return { done, upload: FakeUpload.last };
}

beforeEach(() => {
  FakeUpload.last = undefined as unknown as FakeUpload;
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  fakeSession('the-token');
});

afterEach(() => {
  globalThis.XMLHttpRequest = real;
});

test('an upload sends the file and the token, and reports its progress', async () => {
  const parts: number[] = [];
  const { done, upload } = await start((part) => parts.push(part));
  expect(upload.opened).toEqual(['POST', '/az-connect-backend/api/cover/picture']);
  expect(upload.headers.authorization).toBe('Bearer the-token');
  expect(upload.headers['content-type']).toBeUndefined();
  expect(upload.sent?.get('cover_picture')).toHaveProperty('name', 'cover.jpg');
  upload.progress(1, 4);
  upload.progress(1, 0);
  upload.progress(4, 4);
  upload.answer(200, { status: true });
  await expect(done).resolves.toBeUndefined();
  expect(parts).toEqual([0.25, 1]);
});

test.each([[{ status: false }], [{}], [[]], [null], ['']])(
  '%j is a failure, whatever the status',
  async (body) => {
    const { done, upload } = await start();
    upload.answer(200, body);
    await expect(done).rejects.toMatchObject({ kind: 'bad-reply' });
  },
);

test('a refusal has the server’s message', async () => {
  const { done, upload } = await start();
  upload.answer(400, { status: false, message: 'Trop de pixels' });
  await expect(done).rejects.toMatchObject({ kind: 'invalid', serverMessage: 'Trop de pixels' });
});

test('an HTML page as reply and a lost connection are errors of the API', async () => {
  const first = await start();
  first.upload.answer(200, '<!doctype html>');
  await expect(first.done).rejects.toBeInstanceOf(AppError);
  FakeUpload.last = undefined as unknown as FakeUpload;
  const second = await start();
  second.upload.end('error');
  await expect(second.done).rejects.toMatchObject({ kind: 'offline' });
});

test('an aborted upload ends like an aborted call', async () => {
  const controller = new AbortController();
  const { done, upload } = await start(undefined, controller.signal);
  const aborted = jest.fn();
  upload.addEventListener('abort', aborted);
  controller.abort();
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  expect(aborted).toHaveBeenCalledTimes(1);
});

test.each([
  ['before the last byte', 90_000, () => FakeUpload.last.progress(1, 400_000)],
  ['after it', 190_000, () => FakeUpload.last.sentAll(400_000)],
  ['after the last one of many', 352_144, () => FakeUpload.last.sentAll(30_000_000)],
])('a connection that falls silent %s is a lost one', async (_when, limit, lastSign) => {
  const { done, upload } = await start();
  const aborted = jest.fn();
  upload.addEventListener('abort', aborted);
  jest.useFakeTimers();
  lastSign();
  jest.advanceTimersByTime(limit - 1);
  expect(aborted).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  await expect(done).rejects.toMatchObject({ kind: 'offline' });
  expect(aborted).toHaveBeenCalledTimes(1);
});

test('an upload that moves has no time limit', async () => {
  const { done, upload } = await start();
  jest.useFakeTimers();
  for (let sent = 1; sent <= 100; sent += 1) {
    upload.progress(sent, 100);
    jest.advanceTimersByTime(89_000);
  }
  jest.useRealTimers();
  upload.answer(200, { status: true });
  await expect(done).resolves.toBeUndefined();
});

test('a server that gave up waiting counts as a lost connection', async () => {
  const { done, upload } = await start();
  upload.answer(408, '');
  await expect(done).rejects.toMatchObject({ kind: 'offline', status: 408 });
});

test('an expired session is reported to the page', async () => {
  const refused = fakeSession('the-token');
  const { done, upload } = await start();
  upload.answer(401, {});
  await expect(done).rejects.toMatchObject({ kind: 'signed-out' });
  expect(refused).toEqual(['the-token']);
});

test('a deletion without confirmation of the server is a failure', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ status: false }));
  await expect(deletePicture('profile')).rejects.toMatchObject({ kind: 'bad-reply' });
});
