import { hashToken, makeToken, readBearer } from './session-token.ts';

/** Number of tokens. 10 000 take a fifth of a second. `AZ_TOKENS=1000000` makes a longer test. */
const howMany = Number(process.env.AZ_TOKENS ?? 10_000);

it('makes tokens of 256 bits that never repeat and whose bits and bytes are balanced', () => {
  const tokens = new Set<string>();
  const counts = Array<number>(256).fill(0);
  const ones = Array<number>(256).fill(0);
  const otherLengths: string[] = [];
  for (let made = 0; made < howMany; made += 1) {
    const token = makeToken();
    tokens.add(token);
    const bytes = Buffer.from(token, 'base64url');
    if (bytes.length !== 32) otherLengths.push(token);
    for (const [index, byte] of bytes.entries()) {
      counts[byte] = (counts[byte] ?? 0) + 1;
      for (let bit = 0; bit < 8; bit += 1)
        ones[index * 8 + bit] = (ones[index * 8 + bit] ?? 0) + ((byte >> bit) & 1);
    }
  }
  expect(otherLengths).toEqual([]);
  expect(tokens.size).toBe(howMany);
  // Seven standard deviations of a fair coin: one in a billion runs fails by accident in any of the 256 bits.
  const farthest = Math.max(...ones.map((count) => Math.abs(count - howMany / 2)));
  expect(farthest).toBeLessThan(7 * Math.sqrt(howMany / 4));
  const expected = (howMany * 32) / 256;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  // With 255 degrees of freedom, one in a hundred million runs is beyond 390 by accident.
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

it('stores a hash that does not contain the token', () => {
  expect(Buffer.from(hashToken('abc')).toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
