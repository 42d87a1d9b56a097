import { mailTime } from './mail-time.ts';

it.each([
  ['each', '2026-11-30T21:15:00.123Z', '2026-11-30T21:15:00.123Z'],
  ['daily', '2026-11-30T21:15:00Z', '2026-12-01T06:00:00Z'],
  ['daily', '2026-12-01T05:59:59.999Z', '2026-12-01T06:00:00Z'],
  ['daily', '2026-12-01T06:00:00Z', '2026-12-02T06:00:00Z'],
  ['daily, when summer time begins', '2026-03-28T06:00:00Z', '2026-03-29T05:00:00Z'],
  ['daily, when summer time ends', '2026-10-24T05:00:00Z', '2026-10-25T06:00:00Z'],
  ['weekly', '2026-11-30T05:00:00Z', '2026-11-30T06:00:00Z'],
  ['weekly', '2026-11-30T06:00:00Z', '2026-12-07T06:00:00Z'],
] as const)('%s: a notification of %s is mailed at %s', (what, at, expected) => {
  const frequency = what.split(',')[0] as 'each' | 'daily' | 'weekly';
  expect(mailTime(frequency, 'reply', new Date(at))).toEqual(new Date(expected));
});

it('mails likes in digests only, and nothing with never', () => {
  const at = new Date('2026-11-30T21:15:00Z');
  expect(mailTime('each', 'like', at)).toBeNull();
  expect(mailTime('daily', 'like', at)).not.toBeNull();
  expect(mailTime('never', 'reply', at)).toBeNull();
});
