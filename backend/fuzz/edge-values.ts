const moments = ['0', '253402300799999', '253402300800000', '999999999999999', '8640000000000001'];

const numbers = [
  '0',
  '-1',
  '999999999',
  '1000000000',
  '2147483647',
  '2147483648',
  '4294967296',
  '9007199254740993',
  '9223372036854775807',
  '9223372036854775808',
  '99999999999999999999',
];

const cursorOf = (moment: string, id: string): string => Buffer.from(`${moment}.${id}`).toString('base64url');

/** Values at and beyond the limits of `integer`, `bigint`, `timestamptz` and `uuid`, some of them in a feed cursor. */
export const edgeValues: string[] = [
  ...numbers,
  ...moments,
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-fffffffffffff',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  ...moments.map((moment) => cursorOf(moment, '1')),
  ...numbers.map((number) => cursorOf('1700000000000', number)),
];
