/** Longest comment, in UTF-16 units as a text field counts them. */
export const maxCommentLength = 2000;

/** Largest files of a profile picture and of a cover, in bytes (specification, section 5; 1 MB is 1 048 576 bytes). */
export const maxProfilePictureBytes = 2 * 1024 * 1024;
export const maxCoverBytes = 5 * 1024 * 1024;

/** Longest text of an announcement, most pictures with it, and the largest of them in bytes. */
export const maxAnnouncementLength = 5000;
export const maxAnnouncementImages = 6;
export const maxAnnouncementImageBytes = 5 * 1024 * 1024;

/** Longest description of a picture. */
export const maxAltLength = 300;

/** Most announcements that one page of the feed may hold. */
export const maxFeedPage = 50;

/** Shortest and longest password, in characters (code points). */
export const passwordLengths = { min: 8, max: 1024 } as const;

/** The longest password in UTF-16 units: every one of its characters may take two. */
export const maxPasswordUnits = 2 * passwordLengths.max;

/** Most sessions of a member that are open at once; one more ends the one unused for longest. */
export const maxOpenSessions = 50;

/** Longest title of a position; positions come with a release, no call stores one. */
export const maxPositionTitle = 255;

/** Most skills, tools or tasks of one job, and the longest of them. */
export const maxNotes = 50;
export const maxNoteLength = 255;

/** Longest texts of an account, in UTF-16 units. */
export const accountLengths = {
  Names: 255,
  LastName: 255,
  Description: 500,
  'E-mails': 255,
  Phones: 20,
  Adresses: 255,
} as const;
