/** Longest comment, in UTF-16 units as a text field counts them. */
export const maxCommentLength = 2000;

/** Most announcements that one page of the feed may hold. */
export const maxFeedPage = 50;
