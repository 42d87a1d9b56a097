import { accountRecords } from './account-records.ts';
import { addedCompanies, career, employees, ownCompany } from './career.ts';
import { conversations } from './conversations.ts';
import { notifications } from './notifications.ts';
import type { PersonalData } from './personal-data.ts';
import { profile, searchWords } from './profile.ts';
import { announcements, commentLikes, comments, likes, marks, mentions } from './publications.ts';
import { relations } from './relations.ts';

/** All personal data, for export and erasure; the member's own row is the last. */
export const allPersonalData: readonly PersonalData[] = [
  career,
  employees,
  addedCompanies,
  ownCompany,
  announcements,
  comments,
  likes,
  commentLikes,
  marks,
  mentions,
  ...relations,
  conversations,
  notifications,
  ...accountRecords,
  searchWords,
  profile,
];
