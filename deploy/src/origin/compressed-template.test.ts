import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Coding } from './compress.ts';
import { compressedTemplate } from './compressed-template.ts';
import { makeNonce } from './security-headers.ts';

const expand: Record<Coding, (bytes: Buffer) => string> = {
  br: (bytes) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes) => gunzipSync(bytes).toString(),
  identity: String,
};
const codings = ['br', 'gzip', 'identity'] as const;
const placeholder = makeNonce();

/** The start of a page. Brotli finds nothing again that is within its first 128 bytes. */
const head = `<!doctype html><title>AZ Connect</title>${Array.from({ length: 60 }, (_, index) => index ** 3)}`;

/** A page with this number of nonces, whose text between them repeats and does not. */
const page = (nonces: number, between = 40): string =>
  head +
  Array.from(
    { length: nonces },
    (_, index) =>
      `<link rel="preload" href="/areas/feed/${'é'.repeat(index % 7)}${index * 7919}.js" nonce="${placeholder}" integrity="sha384-${'x'.repeat(index % between)}">\n`,
  ).join('');

describe.each(codings)('in %s', (coding) => {
  test.each([
    ['one nonce', page(1)],
    ['many', page(60)],
    ['only a nonce', placeholder],
    ['nonces at its end', `${head}${placeholder}${'à'.repeat(90)}${placeholder}`],
    ['nonces far from each other', `${page(3)}${'0123456789abc é'.repeat(9000)}${page(2)}`],
    ['one beyond what deflate remembers', `${page(1)}${page(900, 300)}`],
  ])('a text with %s has the nonce of each reply everywhere', async (_case, text) => {
    const template = await compressedTemplate(text, placeholder, coding);
    for (const nonce of [makeNonce(), makeNonce(), makeNonce(), makeNonce()]) {
      const bytes = template?.fill(nonce);
      // Not the texts themselves: a difference would fill the screen.
      expect(bytes && expand[coding](bytes) === text.replaceAll(placeholder, nonce)).toBe(true);
    }
  });

  test('a text without a nonce is compressed as it is', async () => {
    const template = await compressedTemplate('rien à remplir', placeholder, coding);
    const bytes = template?.fill('');
    expect(bytes && expand[coding](bytes)).toBe('rien à remplir');
  });

  test('any text has the nonce everywhere, or no template', async () => {
    let templates = 0;
    const piece = fc.oneof(fc.string({ maxLength: 200 }), fc.constantFrom('==', '"', 'nonce="', page(2)));
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 2, maxLength: 12 }), async (pieces) => {
        const text = head + pieces.join(placeholder);
        const template = await compressedTemplate(text, placeholder, coding);
        const nonce = makeNonce();
        if (!template) return;
        templates += 1;
        expect(expand[coding](template.fill(nonce)) === text.replaceAll(placeholder, nonce)).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(templates).toBeGreaterThan(30);
  });
});

test('takes no more bytes than compressing each reply', async () => {
  const text = page(60);
  const once = (await compressedTemplate(text, placeholder, 'br'))?.fill(makeNonce());
  expect(once?.length).toBeLessThan(text.length / 4);
});
