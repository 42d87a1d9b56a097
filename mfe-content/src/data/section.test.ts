/** @jest-environment node */
import { helpArticles } from './help/help-articles.ts';
import { articleBody } from './news/article-bodies.ts';
import { frenchSpaces, readingMinutes, typeset } from './section.ts';

test('double punctuation and quotation marks get no-break spaces', () => {
  expect(frenchSpaces('« Oui » : pourquoi ? Non ; voilà.')).toBe(
    '«\u202fOui\u202f»\u00a0: pourquoi\u202f? Non\u202f; voilà.',
  );
});

test('a section is typeset as a whole: title, paragraphs and lists', () => {
  expect(typeset({ id: 'a', title: 'Et après ?', lines: ['Rien ?', ['Un ?', 'Deux']] })).toEqual({
    id: 'a',
    title: 'Et après\u202f?',
    lines: ['Rien\u202f?', ['Un\u202f?', 'Deux']],
  });
});

test('reading takes at least one minute, otherwise one per 200 words', () => {
  const words = (count: number) => [{ id: 'a', title: '', lines: [Array(count).fill('mot').join(' ')] }];
  expect([10, 299, 301, 800].map((count) => readingMinutes(words(count)))).toEqual([1, 1, 2, 4]);
});

test('every article has sections with unique ids', () => {
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
