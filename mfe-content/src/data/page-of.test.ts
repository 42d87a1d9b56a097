/** @jest-environment node */
import { pageOf } from './page-of.ts';

const fourteen = Array.from({ length: 14 }, (_, index) => index + 1);

describe('pageOf', () => {
  test.each([
    [null, 1],
    ['', 1],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['4', 3],
    ['99999999999999999999', 3],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['2e0', 1],
    [' 2', 1],
    ['deux', 1],
  ])('?page=%p of three shows page %d', (wanted, number) => {
    expect(pageOf(fourteen, wanted, 6)).toMatchObject({ number, count: 3 });
  });

  test('has the given number of items, the last page the rest', () => {
    expect(pageOf(fourteen, '2', 6).items).toEqual([7, 8, 9, 10, 11, 12]);
    expect(pageOf(fourteen, '3', 6).items).toEqual([13, 14]);
    expect(pageOf(fourteen.slice(0, 12), '2', 6).count).toBe(2);
  });

  test('an empty list has one empty page', () => {
    expect(pageOf([], '3', 6)).toEqual({ items: [], number: 1, count: 1 });
  });
});
