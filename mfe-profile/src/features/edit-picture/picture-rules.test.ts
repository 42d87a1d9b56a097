/** @jest-environment node */
import { fileProblem } from './picture-rules.ts';

const megabyte = 1_048_576;
const [jpeg, avif] = ['\xff\xd8\xff\xe0', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf'];

/** A file that begins with a text, padded to a size. */
function fileOf(head: string, type: string, size = 100): File {
  const bytes = new Uint8Array(size);
  bytes.set([...head.slice(0, size)].map((character) => character.charCodeAt(0)));
  return new File([bytes], 'x', { type });
}

test.each([
  ['profile', 2 * megabyte, "La taille de l'image ne doit pas dépasser 2MB"],
  ['cover', 5 * megabyte, "La taille de l'image ne doit pas dépasser 5MB"],
] as const)('a %s picture may have %d bytes at most', async (kind, limit, message) => {
  expect(await fileProblem(kind, fileOf(jpeg, 'image/jpeg', limit))).toBeNull();
  expect(await fileProblem(kind, fileOf(jpeg, 'image/jpeg', limit + 1))).toEqual({
    kind: 'too-large',
    message,
  });
});

test.each(['', 'application/octet-stream', 'image/svg+xml', 'text/plain'])(
  'the first bytes make an image of a file of type %j',
  async (type) => {
    for (const head of [jpeg, avif]) expect(await fileProblem('profile', fileOf(head, type))).toBeNull();
  },
);

test.each(['%PDF-1.7', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<!doctype html>'])(
  '%p is no image, whatever its size and type',
  async (head) => {
    for (const size of [100, 9 * megabyte])
      expect(await fileProblem('cover', fileOf(head, 'image/jpeg', size))).toEqual({
        kind: 'not-an-image',
        message: 'Veuillez sélectionner une image valide',
      });
  },
);

test('an empty file is no image', async () => {
  expect((await fileProblem('profile', fileOf(jpeg, 'image/jpeg', 0)))?.kind).toBe('not-an-image');
});

test('a file that cannot be read is not called wrong', async () => {
  const file = fileOf(jpeg, 'image/jpeg');
  const head = { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) };
  Object.assign(file, { slice: () => head });
  expect(await fileProblem('profile', file)).toBeNull();
});
