/** @jest-environment node */
import { AppError, asAppError } from './app-error.ts';

const reported: unknown[] = [];

beforeEach(() => {
  reported.length = 0;
  // jsdom has no `reportError`.
  Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
});

test('an error of a call is returned unchanged', () => {
  const error = new AppError('conflict');
  expect(asAppError(error)).toBe(error);
  expect(reported).toEqual([]);
});

test('code that could not be loaded counts as offline', () => {
  const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
  expect(asAppError(lost)).toMatchObject({ kind: 'offline', cause: lost });
  expect(reported).toEqual([]);
});

test.each([new TypeError('undefined is not a function'), 'a text'])(
  '%p is unexpected, and reported',
  (thrown) => {
    expect(asAppError(thrown)).toMatchObject({ kind: 'unexpected', cause: thrown });
    expect(asAppError(thrown).message).toMatch(/^Une erreur inattendue est survenue/);
    expect(reported).toEqual([thrown, thrown]);
  },
);

test('the reason is the server’s message, otherwise the sentence of the kind', () => {
  expect(new AppError('invalid', { serverMessage: 'Trop long.' }).reason).toBe('Trop long.');
  expect(new AppError('offline').reason).toMatch(/^Le serveur ne répond pas/);
});

test('for too many requests the reason says when to try again, if known', () => {
  const message = 'Trop de demandes en peu de temps. Réessayez dans 42 secondes.';
  const serverMessage = 'Patientez une minute.';
  expect(new AppError('too-many', { message, serverMessage }).reason).toBe(message);
  expect(new AppError('too-many', { serverMessage }).reason).toBe(serverMessage);
});
