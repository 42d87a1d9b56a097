/** In calls of `/az/members/{id}`: oneself as a member sees one who is not connected (extension `profile-preview`). */
export const previewId = 'preview';
