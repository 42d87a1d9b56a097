import { keepSampleGroup, readSampleKept } from './sample-kept.ts';

const group = (name: string) => ({ name, memberIds: ['101', '102'] });

test('a group is kept under the id that it is given', () => {
  const id = keepSampleGroup('1042', group('Atelier'));
  expect(readSampleKept('1042').groups).toEqual([{ id, ...group('Atelier') }]);
});

test('each group has an id of its own, after a reload as well', () => {
  localStorage.setItem(
    'az-conversations:1042',
    JSON.stringify({
      groups: Array.from({ length: 5 }, (_, n) => ({ id: `group-${n + 1}`, ...group('x') })),
    }),
  );
  keepSampleGroup('1042', group('Atelier'));
  keepSampleGroup('1042', group('Marché'));
  const ids = readSampleKept('1042').groups.map(({ id }) => id);
  expect(new Set(ids).size).toBe(7);
});

test('each group has an id of its own where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(keepSampleGroup('1042', group('Atelier'))).not.toBe(keepSampleGroup('1042', group('Marché')));
});
