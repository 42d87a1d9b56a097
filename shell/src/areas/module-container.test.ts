/** @jest-environment node */
import { sampleEntry } from '../testing/sample-page.ts';
import { importContainer } from './module-container.ts';

const entry = sampleEntry('recettes');
const container = { get: async () => () => null, init: () => undefined };

const mockFetch = (...answers: (() => Response)[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift()?.() ?? new Response(''));

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

test('every script is fetched with its integrity before the entry is imported', async () => {
  const asked = mockFetch();
  const importModule = jest.fn(async () => {
    expect(asked).toHaveBeenCalledTimes(2);
    return container;
  });
  expect(await importContainer(entry, importModule)).toBe(container);
  expect(importModule).toHaveBeenCalledWith(entry.url);
  expect(asked.mock.calls.map(([url, init]) => [url, init?.integrity])).toEqual([
    [entry.url, 'sha384-entry'],
    [entry.url.replace('remoteEntry', 'page'), 'sha384-page'],
  ]);
});

test('a script that fails is fetched again without the cache', async () => {
  const asked = mockFetch(() => new Response('', { status: 503 }));
  expect(await importContainer(entry, async () => container)).toBe(container);
  expect(asked.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'default', 'reload']);
});

test('after three failures nothing is imported', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const importModule = jest.fn();
  await expect(importContainer(entry, importModule)).rejects.toThrow('Failed to fetch');
  expect(importModule).not.toHaveBeenCalled();
});

test('an entry without the interface is an error', async () => {
  mockFetch();
  await expect(importContainer(entry, async () => ({}))).rejects.toThrow(
    `Entry ${entry.url} exports no container`,
  );
});
