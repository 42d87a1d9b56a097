import { accountRecords } from './account-records.ts';
import { career, employees } from './career.ts';
import type { Holding } from './holding.ts';
import { profile } from './profile.ts';
import { announcements, comments, likes } from './publications.ts';

/** Everything that is held about members, for the export and for closing; the member's own row is the last. */
export const holdings: readonly Holding[] = [
  career,
  employees,
  announcements,
  comments,
  likes,
  ...accountRecords,
  profile,
];
