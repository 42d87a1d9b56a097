/** Longest comment, in UTF-16 units as a text field counts them. */
export const maxCommentLength = 2000;

/** Most announcements that one page of the feed may hold. */
export const maxFeedPage = 50;

/** Shortest and longest password, in characters (code points). */
export const passwordLengths = { min: 8, max: 1024 } as const;

/** The longest password in UTF-16 units: every one of its characters may take two. */
export const maxPasswordUnits = 2 * passwordLengths.max;

/** Longest texts of an account, in UTF-16 units. */
export const accountLengths = {
  Names: 255,
  LastName: 255,
  Description: 500,
  'E-mails': 255,
  Phones: 20,
  Adresses: 255,
} as const;
