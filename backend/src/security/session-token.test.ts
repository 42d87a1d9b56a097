import { hashToken, makeToken, readBearer } from './session-token.ts';

it('makes tokens of 256 bits that never repeat and spread evenly', () => {
  const tokens = Array.from({ length: 20_000 }, makeToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  const counts = Array<number>(256).fill(0);
  for (const token of tokens) {
    const bytes = Buffer.from(token, 'base64url');
    expect(bytes.length).toBe(32);
    for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  }
  const expected = (tokens.length * 32) / 256;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // 255 degrees of freedom: beyond 390 in one of a hundred million runs.
  expect(chiSquare).toBeLessThan(390);
});

it('reads only a Bearer header with a token of our form', () => {
  const token = makeToken();
  expect(readBearer(`Bearer ${token}`)).toBe(token);
  expect(readBearer(`bearer ${token}`)).toBe(token);
  for (const header of [
    undefined,
    '',
    token,
    `Basic ${token}`,
    `Bearer ${token}x`,
    `Bearer  ${token}`,
    'Bearer x',
  ]) {
    expect(readBearer(header)).toBeNull();
  }
});

it('keeps a hash from which the token cannot be told', () => {
  expect(Buffer.from(hashToken('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
