import { provided } from './provide.ts';
import type { StandardScope } from './share-scope.ts';
import './share-scope.ts';
import { initContainer } from './standard-container.ts';

const react = { name: 'react' };
const button = { name: 'button' };

/** A container that keeps the scope it was given. */
function fakeContainer() {
  const scopes: StandardScope[] = [];
  const container = {
    get: async () => () => null,
    init: jest.fn(async (scope: StandardScope) => void scopes.push(scope)),
  };
  return { container, scopes };
}

beforeEach(() => {
  Object.assign(globalThis, { azShareVersions: { react: '19.3.1', '@az/shared/ui/Button': '1.0.0' } });
  Object.assign(provided, { react, '@az/shared/ui/Button': async () => button });
});

test('a container gets every share of the page, loaded at once or on demand', async () => {
  const { container, scopes } = fakeContainer();
  await initContainer(container, 'recettes_1');
  const [scope] = scopes;
  expect((await scope?.react?.['19.3.1']?.get())?.()).toBe(react);
  expect((await scope?.['@az/shared/ui/Button']?.['1.0.0']?.get())?.()).toBe(button);
  // Runtimes prefer a loaded version to a newer one of their own.
  expect(scope?.react?.['19.3.1']?.loaded).toBe(true);
  expect(globalThis.azShareScope.consumers.get('react')).toContain('recettes_1');
});

test('what one container adds to its scope reaches no other', async () => {
  const [one, other] = [fakeContainer(), fakeContainer()];
  await initContainer(one.container, 'recettes_2');
  const foreign = { get: async () => () => 'foreign', loaded: true };
  Object.assign(one.scopes[0]?.react ?? {}, { '19.3.1': foreign, '20.0.0': foreign });
  await initContainer(other.container, 'recettes_3');
  expect(Object.keys(other.scopes[0]?.react ?? {})).toEqual(['19.3.1']);
  expect((await other.scopes[0]?.react?.['19.3.1']?.get())?.()).toBe(react);
});

test('a container whose start failed is started again with the same scope', async () => {
  const { container, scopes } = fakeContainer();
  container.init.mockImplementationOnce(async (scope) => {
    scopes.push(scope);
    throw new Error('broken');
  });
  await expect(initContainer(container, 'recettes_4')).rejects.toThrow('broken');
  await initContainer(container, 'recettes_4');
  expect(scopes[1]).toBe(scopes[0]);
});

test('an entry without the interface is an error', async () => {
  await expect(initContainer({ get: async () => () => null }, 'recettes_5')).rejects.toThrow(
    'The container recettes_5 takes no share scope',
  );
});
