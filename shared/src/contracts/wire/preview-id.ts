/**
 * The id in the calls of `/az/members/{id}` for oneself as a member sees one who is not connected (extension
 * `profile-preview`).
 */
export const previewId = 'preview';
