import { registerIntegrity } from '../page/integrity.ts';
import { lateLoadEvent, loadScript } from '../page/page-loader.ts';
import { watchFailures } from '../testing/failures.ts';
import { areaBase, sampleCanary, samplePage } from '../testing/sample-page.ts';
import { addresses } from '../testing/scripts.ts';
import { AreaError } from './area-error.ts';
import { PageAreas } from './discovery.ts';
import { Loadable } from './loadable.ts';

/** A load function whose calls the test settles. */
function held() {
  const ends: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = [];
  const load = jest.fn(() => new Promise<string>((resolve, reject) => ends.push({ resolve, reject })));
  const last = () => {
    const end = ends.at(-1);
    if (!end) throw new Error('Nothing was asked for');
    return end;
  };
  return {
    load,
    resolve: (value = 'page') => last().resolve(value),
    reject: (e: unknown) => last().reject(e),
  };
}

function newLoadable(areas = new PageAreas(samplePage('feed'))) {
  const source = held();
  const load = async () => {
    const [value, live] = await Promise.all([source.load(), areas.find('feed')]);
    return { value, live };
  };
  const loadable = new Loadable('feed', load, areas);
  const seen: string[] = [];
  loadable.subscribe(() => seen.push(loadable.getState().status));
  return { loadable, seen, ...source };
}

const later = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const arriveLate = () => window.dispatchEvent(new Event(lateLoadEvent));

let failures: ReturnType<typeof watchFailures>;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  failures = watchFailures();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('loading', () => {
  test('starts when needed, once for all callers, and never again', async () => {
    const { loadable, load, seen, resolve } = newLoadable();
    expect(loadable.getState()).toEqual({ status: 'loading' });
    expect(load).not.toHaveBeenCalled();
    const both = Promise.all([loadable.ensure(), loadable.ensure()]);
    expect(load).toHaveBeenCalledTimes(1);
    resolve();
    await both;
    expect(loadable.getState()).toEqual({ status: 'ready', value: 'page' });
    expect(seen).toEqual(['ready']);
    await loadable.ensure();
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('does not call a listener that has unsubscribed', async () => {
    const { loadable, resolve } = newLoadable();
    const listener = jest.fn();
    loadable.subscribe(listener)();
    void loadable.ensure();
    resolve();
    await later();
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a navigation', () => {
  test('waits until the page is loaded', async () => {
    const { loadable, resolve } = newLoadable();
    const done = jest.fn();
    void loadable.ensureForNavigation().then(done);
    await later(500);
    expect(done).not.toHaveBeenCalled();
    resolve();
    await later();
    expect(done).toHaveBeenCalledWith(null);
  });

  test('waits for one second at most, while the page goes on loading', async () => {
    const { loadable, resolve } = newLoadable();
    const done = jest.fn();
    void loadable.ensureForNavigation().then(done);
    await later(999);
    expect(done).not.toHaveBeenCalled();
    await later(1);
    expect(done).toHaveBeenCalledWith(null);
    expect(loadable.getState().status).toBe('loading');
    resolve();
    await later();
    expect(loadable.getState().status).toBe('ready');
  });

  test('does not wait for a page that fails', async () => {
    const { loadable, reject } = newLoadable();
    const held = loadable.ensureForNavigation();
    reject(new Error('404'));
    await expect(held).resolves.toBeNull();
    expect(loadable.getState().status).toBe('failed');
  });

  test('back to a failed page loads it again; a second failure is reported separately', async () => {
    const { loadable, load, seen, reject } = newLoadable();
    void loadable.ensureForNavigation();
    reject(new Error('404'));
    await later();
    void loadable.ensureForNavigation();
    expect(load).toHaveBeenCalledTimes(2);
    reject(new Error('404'));
    await later();
    expect(seen).toEqual(['failed', 'loading', 'failed']);
    expect(failures.events).toHaveLength(2);
  });
});

describe('a failure', () => {
  test('is a state, and raises one event', async () => {
    const { loadable, reject } = newLoadable();
    const cause = new Error('404');
    const done = loadable.ensure();
    reject(cause);
    await expect(done).resolves.toBeUndefined();
    const error = expect.objectContaining({ area: 'feed', stage: 'page', cause });
    expect(loadable.getState()).toEqual({ status: 'failed', error });
    expect(failures.events).toEqual([error]);
    expect(failures.uncaught).toHaveLength(1);
  });

  test('keeps the known stage', async () => {
    const { loadable, reject } = newLoadable();
    const error = new AreaError('feed', 'entry', '1.0.0+bbbbbbbb', new Error('404'));
    void loadable.ensure();
    reject(error);
    await later();
    expect(loadable.getState()).toEqual({ status: 'failed', error });
  });

  test('can be retried, which shows the loading state', async () => {
    const { loadable, load, seen, reject, resolve } = newLoadable();
    void loadable.ensure();
    reject(new Error('404'));
    await later();
    loadable.retry();
    expect(load).toHaveBeenCalledTimes(2);
    resolve();
    await later();
    expect(seen).toEqual(['failed', 'loading', 'ready']);
  });

  test('requests files under new URLs when a person retries, not when a file arrives late', async () => {
    const base = areaBase('feed');
    registerIntegrity(base, { '1.js': 'sha384-1', '2.js': 'sha384-2', '3.js': 'sha384-3' });
    /** Attempt number in the URL of a file that was never requested; 0 if there is none. */
    const addressOf = (file: string) => {
      loadScript(`${base}${file}`, () => undefined);
      return Number(/r=.+-(\d+)$/.exec(addresses().at(-1) ?? '')?.[1] ?? 0);
    };
    const { loadable, reject } = newLoadable();
    void loadable.ensure();
    const before = addressOf('1.js');
    reject(new Error('404'));
    await later();
    arriveLate();
    expect(addressOf('2.js')).toBe(before);
    reject(new Error('404'));
    await later();
    loadable.retry();
    expect(addressOf('3.js')).toBe(before + 1);
  });

  test('raises its own event each time', async () => {
    const { loadable, reject } = newLoadable();
    void loadable.ensure();
    for (const times of [1, 2, 3]) {
      reject(new Error('404'));
      await later();
      expect(failures.events).toHaveLength(times);
      loadable.retry();
    }
    expect(new Set(failures.events.map(({ reportId }) => reportId)).size).toBe(3);
  });
});

describe('a page that does not load', () => {
  test('is replaced by the tile after 20 seconds', async () => {
    const { loadable } = newLoadable();
    void loadable.ensure();
    await later(19_999);
    expect(loadable.getState().status).toBe('loading');
    await later(1);
    expect(loadable.getState().status).toBe('failed');
    expect(failures.events).toHaveLength(1);
  });

  test('replaces the tile if it loads late', async () => {
    const { loadable, resolve, seen } = newLoadable();
    void loadable.ensure();
    await later(20_000);
    resolve('late page');
    await later();
    expect(loadable.getState()).toEqual({ status: 'ready', value: 'late page' });
    expect(seen).toEqual(['failed', 'ready']);
  });

  test('and fails after the tile is one failure, not two', async () => {
    const { loadable, reject, seen } = newLoadable();
    void loadable.ensure();
    await later(20_000);
    reject(new Error('404'));
    await later();
    expect(seen).toEqual(['failed']);
    expect(failures.events).toHaveLength(1);
  });

  test('in time never shows the tile', async () => {
    const { loadable, resolve } = newLoadable();
    void loadable.ensure();
    await later(19_999);
    resolve();
    await later(60_000);
    expect(loadable.getState().status).toBe('ready');
    expect(failures.events).toEqual([]);
  });
});

describe('a file that arrives after it was given up', () => {
  test('restarts a failed page automatically', async () => {
    const { loadable, load, reject, resolve } = newLoadable();
    void loadable.ensure();
    reject(new Error('timeout'));
    await later();
    arriveLate();
    expect(load).toHaveBeenCalledTimes(2);
    resolve();
    await later();
    expect(loadable.getState().status).toBe('ready');
  });

  test('changes nothing for a page that is shown or was never requested', async () => {
    const [shown, unasked] = [newLoadable(), newLoadable()];
    void shown.loadable.ensure();
    shown.resolve();
    await later();
    arriveLate();
    expect(shown.load).toHaveBeenCalledTimes(1);
    expect(unasked.load).not.toHaveBeenCalled();
  });

  test('does not restore a page that threw while rendering', async () => {
    const { loadable, load, resolve } = newLoadable();
    void loadable.ensure();
    resolve();
    await later();
    loadable.failRender(new Error('undefined is not a function'));
    arriveLate();
    await later();
    expect(loadable.getState().status).toBe('failed');
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('a page that throws while rendering fails with its version and can be retried', async () => {
  const { loadable, load, resolve } = newLoadable();
  void loadable.ensure();
  resolve();
  await later();
  const cause = new Error('undefined is not a function');
  loadable.failRender(cause);
  expect(failures.events).toEqual([
    expect.objectContaining({ area: 'feed', stage: 'render', version: '1.0.0+bbbbbbbb', cause }),
  ]);
  loadable.retry();
  expect(load).toHaveBeenCalledTimes(2);
  resolve('page again');
  await later();
  expect(loadable.getState()).toEqual({ status: 'ready', value: 'page again' });
});

test('a canary that throws while rendering is replaced without an error; the previous version fails like any other', async () => {
  const { loadable, load, resolve } = newLoadable(new PageAreas(sampleCanary('feed')));
  void loadable.ensure();
  resolve();
  await later();
  loadable.failRender(new Error('undefined is not a function'));
  expect(loadable.getState()).toEqual({ status: 'loading' });
  expect(load).toHaveBeenCalledTimes(2);
  resolve('page of the version before');
  await later();
  expect(loadable.getState()).toEqual({ status: 'ready', value: 'page of the version before' });
  expect(failures.events).toEqual([]);
  loadable.failRender(new Error('again'));
  expect(loadable.getState().status).toBe('failed');
  expect(failures.events).toMatchObject([{ version: '1.0.0+bbbbbbbb' }]);
});

test('a remaining component of a replaced canary is replaced as well when it throws', async () => {
  const areas = new PageAreas(sampleCanary('feed'));
  const [page, slot] = [newLoadable(areas), newLoadable(areas)];
  for (const { loadable, resolve } of [page, slot]) {
    void loadable.ensure();
    resolve();
  }
  await later();
  page.loadable.failRender(new Error('undefined is not a function'));
  slot.loadable.failRender(new Error('undefined is not a function'));
  expect(slot.loadable.getState()).toEqual({ status: 'loading' });
  expect(failures.events).toEqual([]);
});

test('a canary that loads after another part has replaced it is replaced as well when it throws', async () => {
  const areas = new PageAreas(sampleCanary('feed'));
  const { loadable, resolve } = newLoadable(areas);
  void loadable.ensure();
  areas.fallBack(new AreaError('feed', 'slot', '2.0.0+cccccccc', new Error('404')));
  resolve();
  await later();
  loadable.failRender(new Error('undefined is not a function'));
  expect(loadable.getState()).toEqual({ status: 'loading' });
  expect(failures.events).toEqual([]);
});

test('gives a new attempt its own time limit while the previous one still hangs', async () => {
  const { loadable } = newLoadable();
  void loadable.ensure();
  await later(20_000);
  expect(loadable.getState().status).toBe('failed');
  loadable.retry();
  expect(loadable.getState().status).toBe('loading');
  await later(20_000);
  expect(loadable.getState().status).toBe('failed');
  expect(failures.events).toHaveLength(2);
});
