/** @jest-environment node */
import type { NetworkEvent } from './event.ts';
import { relatedTo } from './related-events.ts';

const event = (id: string, category: string, type: string) => ({ id, category, type }) as NetworkEvent; // the compared fields

const one = event('one', 'Concert', 'online');
const other = event('other', 'Salon', 'local');
const sameType = event('same type', 'Salon', 'online');
const sameCategory = event('same category', 'Concert', 'local');
const same = event('same', 'Concert', 'online');

it('has events of the same category first, then of the same type', () => {
  expect(relatedTo(one, [other, sameType, sameCategory, one, same])).toEqual([same, sameCategory, sameType]);
});

it('has three events at most', () => {
  expect(relatedTo(one, [same, same, same, same])).toHaveLength(3);
});
