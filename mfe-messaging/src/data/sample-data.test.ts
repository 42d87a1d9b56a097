import { readSampleData, storeSampleGroup } from './sample-data.ts';

const group = (name: string) => ({ name, memberIds: ['101', '102'] });

test('a group is stored under its id', () => {
  const id = storeSampleGroup('1042', group('Atelier'));
  expect(readSampleData('1042').groups).toEqual([{ id, ...group('Atelier') }]);
});

test('each group has a unique id, after a reload as well', () => {
  localStorage.setItem(
    'az-conversations:1042',
    JSON.stringify({
      groups: Array.from({ length: 5 }, (_, n) => ({ id: `group-${n + 1}`, ...group('x') })),
    }),
  );
  storeSampleGroup('1042', group('Atelier'));
  storeSampleGroup('1042', group('Marché'));
  const ids = readSampleData('1042').groups.map(({ id }) => id);
  expect(new Set(ids).size).toBe(7);
});

test('each group has a unique id where storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  expect(storeSampleGroup('1042', group('Atelier'))).not.toBe(storeSampleGroup('1042', group('Marché')));
});
