import { fileProblem } from './picture-rules.ts';

const megabyte = 1_048_576;
const jpeg = (size: number) => ({ type: 'image/jpeg', size });

test.each([
  ['profile', 2 * megabyte, "La taille de l'image ne doit pas dépasser 2MB"],
  ['cover', 5 * megabyte, "La taille de l'image ne doit pas dépasser 5MB"],
] as const)('a %s picture may have %d bytes at most', (kind, limit, message) => {
  expect(fileProblem(kind, jpeg(limit))).toBeNull();
  expect(fileProblem(kind, jpeg(limit + 1))).toEqual({ kind: 'too-large', message });
});

test.each(['image/png', 'image/webp', 'image/gif', 'image/avif', ''])('%j may be an image', (type) => {
  expect(fileProblem('profile', { type, size: 1 })).toBeNull();
});

test.each(['application/pdf', 'image/svg+xml', 'text/html'])('%p is no image, whatever its size', (type) => {
  for (const size of [1, 9 * megabyte]) {
    expect(fileProblem('cover', { type, size })).toEqual({
      kind: 'not-an-image',
      message: 'Veuillez sélectionner une image valide',
    });
  }
});

test('an empty file is no image', () => {
  expect(fileProblem('profile', jpeg(0))?.kind).toBe('not-an-image');
});
