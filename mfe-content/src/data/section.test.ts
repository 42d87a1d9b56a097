import { helpArticles } from './help/help-articles.ts';
import { articleBody } from './news/article-bodies.ts';
import { frenchSpaces, readingMinutes, typeset } from './section.ts';

test('double signs and quotation marks get the spaces that hold them to their words', () => {
  expect(frenchSpaces('« Oui » : pourquoi ? Non ; voilà.')).toBe(
    '«\u202fOui\u202f»\u00a0: pourquoi\u202f? Non\u202f; voilà.',
  );
});

test('a part is set as a whole: title, paragraphs and lists', () => {
  expect(typeset({ id: 'a', title: 'Et après ?', lines: ['Rien ?', ['Un ?', 'Deux']] })).toEqual({
    id: 'a',
    title: 'Et après\u202f?',
    lines: ['Rien\u202f?', ['Un\u202f?', 'Deux']],
  });
});

test('reading takes one minute at least, else one for 200 words', () => {
  const words = (count: number) => [{ id: 'a', title: '', lines: [Array(count).fill('mot').join(' ')] }];
  expect([10, 299, 301, 800].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 2, 4]);
});

test('every article has parts with addresses of their own', () => {
  const texts = [
    ...helpArticles.map(({ sections }) => sections),
    ...Array.from({ length: 14 }, (_, index) => articleBody(String(index + 1))?.sections ?? []),
  ];
  for (const sections of texts) {
    expect(sections.length).toBeGreaterThan(2);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  }
  expect(new Set(helpArticles.map(({ id }) => id)).size).toBe(15);
});
