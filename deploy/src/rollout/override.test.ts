import { isOverrideId, newOverrideId } from './override.ts';

// One random id in 64 begins with "-": the chance that none of 2000 does is 2 in 10^14.
test('every id begins with a letter or a digit, so that the command line takes it for an argument', () => {
  for (let count = 0; count < 2000; count += 1) {
    const id = newOverrideId();
    expect(id).toMatch(/^[A-Za-z\d]/);
    expect(isOverrideId(id)).toBe(true);
  }
});
