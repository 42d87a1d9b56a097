import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { earlierTexts } from './announcements/earlier.ts';
import { eventAnnouncements } from './announcements/events.ts';
import { milestoneAnnouncements } from './announcements/milestones.ts';
import { projectAnnouncements } from './announcements/projects.ts';
import { workAnnouncements } from './announcements/work.ts';
import { firstNames, lastNames } from './crowd-names.ts';
import { demoCover, seedMembers } from './members.ts';
import { pictureAlts } from './picture-alts.ts';
import { seedConversations } from './seed-conversations.ts';
import { typographic } from './typography.ts';

const folder = join(__dirname, '../../seed-pictures');
const lists = [workAnnouncements, eventAnnouncements, projectAnnouncements, milestoneAnnouncements];
const announcements = lists.flat();
const members = Object.values(seedMembers);

it('holds 36 announcements, nine of a kind, of two to four sentences without exclamation', () => {
  expect(lists.map((list) => list.length)).toEqual([9, 9, 9, 9]);
  for (const { text, comments = [] } of announcements) {
    const sentences = text.split(/[.?](?= |$)/).filter((one) => one.trim() !== '');
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect([text, ...comments.map(([, comment]) => comment)].join(' ')).not.toContain('!');
  }
});

it('holds conversations of two people, in their order, which end before the moment of seeding', () => {
  expect(new Set(seedConversations.map(({ other }) => other)).size).toBe(seedConversations.length);
  for (const { other, messages, unread = 0 } of seedConversations) {
    expect(new Set(messages.map(([author]) => author))).toEqual(new Set(['demo', other]));
    const hours = messages.map(([, , hoursAgo]) => hoursAgo);
    expect(hours).toEqual([...hours].sort((one, another) => another - one));
    expect(hours.at(-1)).toBeGreaterThan(0);
    expect(messages.slice(messages.length - unread).map(([author]) => author)).not.toContain('demo');
    expect(messages.map(([, text]) => text).join(' ')).not.toContain('!');
  }
});

it('shows only pictures that exist and have a description, and no file without a use', () => {
  const files = readdirSync(folder).map((file) => file.replace(/(-800|-400)?\.(jpg|webp)$/, ''));
  const shown = announcements.flatMap(({ pictures = [] }) => pictures);
  const portraits = members.flatMap(({ picture }) => picture ?? []);
  expect(new Set([...shown, ...portraits, demoCover])).toEqual(new Set(files));
  expect(Object.keys(pictureAlts).sort()).toEqual([...new Set(shown)].sort());
});

it('keeps pictures small', () => {
  for (const file of readdirSync(folder)) {
    const { size } = statSync(join(folder, file));
    expect(size).toBeLessThan(60 * 1024);
    if (/^(portrait|sign)/.test(file)) expect(size).toBeLessThan(48 * 1024);
  }
});

it('has twelve people and two companies, and no more likes than members', () => {
  expect(members.filter(({ kind }) => kind === 'company')).toHaveLength(2);
  expect(members.filter(({ kind }) => kind !== 'company')).toHaveLength(12);
  expect(Math.max(...announcements.map(({ likes }) => likes))).toBeLessThanOrEqual(members.length);
});

it('sets French typography', () => {
  expect(typographic("L'« été » : déjà ?")).toBe('L’«\u202fété\u202f»\u00a0: déjà\u202f?');
});

it('has names and earlier announcements enough, each once, and no name of the people with a text', () => {
  expect(new Set(earlierTexts).size).toBe(256);
  expect(earlierTexts.join(' ')).not.toMatch(/[!']/);
  // Each first name is combined with each last name when the two counts have no common divisor.
  expect([firstNames.length + 1, lastNames.length].map((count) => count % 61)).toEqual([0, 50]);
  expect([new Set(firstNames).size, new Set(lastNames).size]).toEqual([60, 50]);
  const given = members.flatMap(({ firstName, lastName = '' }) => [firstName, ...lastName.split('-')]);
  expect([...firstNames, ...lastNames].filter((name) => given.includes(name))).toEqual([]);
});
