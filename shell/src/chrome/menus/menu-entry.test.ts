/** @jest-environment node */
import { IconHome } from '@az/shared/ui/icons';
import { ariaCurrent, type MenuEntry } from './menu-entry.ts';

const entry = (changes: Partial<MenuEntry>): MenuEntry => ({ label: 'One', icon: IconHome, ...changes });

test.each([
  ['the page itself', { to: '/blogs' }, '/blogs', 'page'],
  ['a page below it', { to: '/blogs' }, '/blogs/3', 'true'],
  ['a page whose address only begins alike', { to: '/blogs' }, '/blogspot', undefined],
  ['another page', { to: '/blogs' }, '/messaging', undefined],
  ['the start page', { to: '/' }, '/', 'page'],
  ['any page, for the start page', { to: '/' }, '/blogs', undefined],
  ['a further address', { to: '/', alsoAt: ['/feed/home'] }, '/feed/home', 'page'],
  ['no target', {}, '/blogs', undefined],
])('%s', (_case, changes, pathname, mark) => {
  expect(ariaCurrent(entry(changes), pathname)).toBe(mark);
});
