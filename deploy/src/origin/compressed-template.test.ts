import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { Coding } from './compress.ts';
import { compressedTemplate, filledText, type Gap, type Template } from './compressed-template.ts';
import { makeNonce } from './security-headers.ts';

const expand: Record<Coding, (bytes: Buffer) => string> = {
  br: (bytes) => brotliDecompressSync(bytes).toString(),
  gzip: (bytes) => gunzipSync(bytes).toString(),
  identity: String,
};
const codings = ['br', 'gzip', 'identity'] as const;
const efforts = ['quick', 'best'] as const;
const nonce: Gap = { placeholder: makeNonce(), length: 24 };
const ticket: Gap = { placeholder: makeNonce(), length: 430 };
const gaps = [nonce, ticket];

const valuesOf = () =>
  gaps.map(({ length }) =>
    Array.from({ length: Math.ceil(length / 24) }, makeNonce)
      .join('')
      .slice(0, length),
  );

const bytesOf = async ({ start, end }: Template, values: string[], rest = '') =>
  Buffer.concat([start(values), await end(values, rest)]);

/** The start of a page. Brotli never refers back to the first 128 bytes of a text, so they have no nonce. */
const head = `<!doctype html><title>AZ Connect</title>${Array.from({ length: 60 }, (_, index) => index ** 3)}`;

/** A page with this number of nonces. The text between them repeats in parts only. */
const page = (nonces: number, between = 40): string =>
  head +
  Array.from(
    { length: nonces },
    (_, index) =>
      `<link rel="preload" href="/areas/feed/${'é'.repeat(index % 7)}${index * 7919}.js" nonce="${nonce.placeholder}" integrity="sha384-${'x'.repeat(index % between)}">\n`,
  ).join('');

describe.each(codings)('in %s', (coding) => {
  describe.each(efforts)('compressed with the %s effort', (effort) => {
    test.each([
      ['one nonce', page(1)],
      ['many', page(60)],
      ['only a nonce', nonce.placeholder],
      ['nonces at its end', `${head}${nonce.placeholder}${'à'.repeat(90)}${nonce.placeholder}`],
      ['nonces far from each other', `${page(3)}${'0123456789abc é'.repeat(9000)}${page(2)}`],
      ['one beyond what deflate remembers', `${page(1)}${page(900, 300)}`],
      ['a ticket twice', `${page(3)}${ticket.placeholder}${page(3)}"${ticket.placeholder}"${page(9)}`],
      ['a ticket beside a nonce', `${head}${ticket.placeholder}${nonce.placeholder}${page(2)}`],
      ['no gap', 'rien à remplir'],
    ])('a text with %s has the values of each reply everywhere, and what follows', async (_case, text) => {
      const template = await compressedTemplate(text, gaps, coding, effort);
      for (const rest of ['', '</body>', `${page(4)}${'réponse '.repeat(9000)}</body>`]) {
        const values = valuesOf();
        const bytes = template && (await bytesOf(template, values, rest));
        // The texts are not passed to `expect`, because the output of a difference would fill the screen.
        expect(bytes && expand[coding](bytes) === filledText(text, gaps, values) + rest).toBe(true);
      }
    });
  });

  test('any text has the values everywhere, and anything after it, or no template', async () => {
    let templates = 0;
    const piece = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.constantFrom('==', '"', 'nonce="', ticket.placeholder, page(2)),
    );
    const texts = fc.array(piece, { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(texts, fc.string(), fc.constantFrom(...efforts), async (pieces, rest, effort) => {
        const text = head + pieces.join(nonce.placeholder);
        const template = await compressedTemplate(text, gaps, coding, effort);
        if (!template) return;
        templates += 1;
        const values = valuesOf();
        const bytes = await bytesOf(template, values, rest);
        expect(expand[coding](bytes) === filledText(text, gaps, values) + rest).toBe(true);
      }),
      { numRuns: 60 },
    );
    expect(templates).toBeGreaterThan(50);
  });
});

test('takes no more bytes than compressing each reply', async () => {
  const text = page(60);
  const template = await compressedTemplate(text, gaps, 'br', 'best');
  expect(template?.start(valuesOf()).length).toBeLessThan(text.length / 4);
});
