/** Maximum length of a comment, in UTF-16 units as a text field counts them. */
export const maxCommentLength = 2000;

/** Maximum size of a profile picture and of a cover, in bytes (specification, section 5; 1 MB is 1 048 576 bytes). */
export const maxProfilePictureBytes = 2 * 1024 * 1024;
export const maxCoverBytes = 5 * 1024 * 1024;

/** Types of pictures in the file dialog of a browser, for `accept`: those that the server reads, or the page converts. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

export const maxPicturePixels = 24_000_000;

export const megabytes = (bytes: number): number => bytes / (1024 * 1024);

/** Limits of an announcement: text length, number of pictures, and size of each in bytes. */
export const maxAnnouncementLength = 5000;
export const maxAnnouncementImages = 6;
export const maxAnnouncementImageBytes = 5 * 1024 * 1024;

export const maxAltLength = 300;

/** Maximum number of mentions in one text. */
export const maxMentions = 10;

/** Maximum number of browsers to which a member's notifications are pushed. */
export const maxPushSubscriptions = 10;

export const maxFeedPage = 50;

/** Minimum and maximum length of a password, in characters (code points). */
export const passwordLengths = { min: 8, max: 1024 } as const;

/** Maximum length of a password in UTF-16 units: every character may take two. */
export const maxPasswordUnits = 2 * passwordLengths.max;

/** When a session ends: `max` days after sign-in, or `idle` days after its last use. */
export const sessionDays = { max: 30, idle: 7 } as const;

/** Hours after which a session without `Rester connecté` ends: since the sign-in, and without use (decision 140). */
export const shortSessionHours = { max: 24, idle: 8 } as const;

/** How long a link of a mail can be used: to choose a password, in minutes; to confirm an address, in hours. */
export const resetLinkMinutes = 60;
export const emailLinkHours = 24;

/** Maximum number of open sessions of a member. Opening another one ends the least recently used session. */
export const maxOpenSessions = 50;

/** Maximum length of a position's title. No call stores positions: they are part of a release. */
export const maxPositionTitle = 255;

/** Maximum number of skills, tools or tasks of one job, and maximum length of each. */
export const maxNotes = 50;
export const maxNoteLength = 255;

/** Maximum lengths of the company form's texts, in UTF-16 units (specification, section 9). */
export const maxLengths = {
  companyName: 255,
  website: 255,
  email: 255,
  phone: 20,
  neighborhood: 100,
  description: 500,
} as const;

/** Maximum length of the title of a group, an event or an album, in UTF-16 units. */
export const maxTitleLength = 100;

/** Maximum lengths of an account's texts, in UTF-16 units. */
export const accountLengths = {
  Names: 255,
  LastName: 255,
  Headline: 120,
  Description: 500,
  'E-mails': 255,
  Phones: 20,
  Adresses: 255,
} as const;

/** Maximum length of the note of a request to connect, in UTF-16 units. */
export const maxNoteOfRequest = 300;

export const maxMemberPage = 50;

/** Maximum number of connections in common that a profile names. */
export const maxMutualNamed = 2;

/** Number of connections in common whose pictures a row of a list shows. */
export const maxMutualFaces = 3;

/** Maximum numbers of a member's open requests, connections, and members followed, muted, dismissed or blocked. */
export const maxRelations = {
  requests: 200,
  connections: 10_000,
  follows: 5000,
  mutes: 1000,
  dismissals: 1000,
  blocks: 1000,
} as const;

export const maxSuggestions = 20;

/** Maximum length of a search text in UTF-16 units (an e-mail address fits), and number of results on one page. */
export const maxSearchLength = accountLengths['E-mails'];
export const maxSearchPage = 50;

/** Maximum length of a message in UTF-16 units, and number of messages and conversations on one page. */
export const maxMessageLength = 5000;
export const maxMessagePage = 50;
export const maxConversationPage = 50;

/** Maximum length of the `data:` URL of a message's picture (5 MB), of its description, and of the name of a group chat. */
export const maxMessagePictureUrl = 7_000_000;
export const maxPictureDescription = 500;
export const maxGroupName = 60;
/** Numbers of members of a group chat, without the one who creates it. */
export const groupMembers = { least: 2, most: 255 } as const;

/** Maximum of notifications of one member, the latest, of those on one page, and of unread ones that are counted. */
export const maxNotifications = 1000;
export const maxNotificationPage = 50;
export const maxCountedNotifications = 100;

/** Groups on one page, members in a group's reply, and the length of an announcement in a group, in UTF-16 units. */
export const maxGroupPage = 50;
export const maxGroupFaces = 8;
export const maxGroupPostLength = 2000;

/** Gatherings on one page, attendees of one in a reply, and gatherings that are named as similar to one. */
export const maxGatheringPage = 50;
export const maxGatheringFaces = 6;
export const maxRelatedGatherings = 3;

export const maxCelebrations = 50;
export const maxStories = 50;

export const maxMessageNumber = 2_147_483_647;

/** Maximum number of ranges of messages of which it is not shown that they were read. */
export const maxReadsNotShown = 50;

/** How long a member whose request to connect was refused cannot ask again, in days. */
export const refusalDays = 30;
