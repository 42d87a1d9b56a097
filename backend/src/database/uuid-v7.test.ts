import { uuidV7 } from './uuid-v7.ts';

it('begins with the milliseconds of the moment and has version and variant', () => {
  const at = new Date('2022-02-22T19:22:22.000Z');
  // The moment of the example in RFC 9562, appendix A.6.
  expect(uuidV7(at)).toMatch(/^017f22e2-79b0-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(Array.from({ length: 100 }, () => uuidV7(at))).size).toBe(100);
});
