import { demoLatency } from '../constants/index.ts';
import { failNextSampleReply, getArticles } from './articles/index.ts';
import { getPeople, sampleSessionStart } from './people/index.ts';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

async function answerOf<T>(call: Promise<T>): Promise<T> {
  await jest.advanceTimersByTimeAsync(demoLatency);
  return call;
}

describe('sample sources', () => {
  test('reply after 100 ms and not before', async () => {
    const onPeople = jest.fn();
    void getPeople().then(onPeople);
    await jest.advanceTimersByTimeAsync(99);
    expect(onPeople).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(onPeople).toHaveBeenCalledTimes(1);
  });

  test('fail once on request', async () => {
    failNextSampleReply();
    const refused = expect(getPeople()).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(demoLatency);
    await refused;
    expect(await answerOf(getPeople())).toHaveLength(12);
  });

  test('return copies', async () => {
    const [first] = await answerOf(getPeople());
    first!.name = 'changed';
    expect((await answerOf(getPeople()))[0]!.name).not.toBe('changed');
  });
});

describe('people', () => {
  test('have the ids 101 to 112 and unique names', async () => {
    const people = await answerOf(getPeople());
    expect(people.map(({ id }) => Number(id))).toEqual(Array.from({ length: 12 }, (_, index) => 101 + index));
    expect(new Set(people.map(({ name }) => name)).size).toBe(12);
  });
});

describe('articles', () => {
  test('are fourteen, newest first, in the weeks before the session', async () => {
    const articles = await answerOf(getArticles());
    const dates = articles.map(({ date }) => date);
    expect(dates).toHaveLength(14);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(new Date(dates[0]!).getTime()).toBeLessThan(sampleSessionStart().getTime());
  });

  test('show each kind of category', async () => {
    const kinds = (await answerOf(getArticles())).map(({ categoryVariant }) => categoryVariant);
    expect(new Set(kinds)).toEqual(new Set(['danger', 'info', 'success', 'warning']));
  });
});

describe('the session start', () => {
  test('stays the same after a reload', () => {
    sessionStorage.setItem('az-sample-start', '1700000000000');
    expect(sampleSessionStart().getTime()).toBe(1_700_000_000_000);
  });

  test.each(['', 'x', '-5', 'NaN'])('is the current time when storage holds %p', (stored) => {
    sessionStorage.setItem('az-sample-start', stored);
    expect(Math.abs(sampleSessionStart().getTime() - performance.timeOrigin)).toBeLessThan(60_000);
  });

  test('is the current time when storage is blocked', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(sampleSessionStart().getTime()).toBeGreaterThan(1_700_000_000_000);
  });
});
