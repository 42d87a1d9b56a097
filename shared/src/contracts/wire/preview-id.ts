/** Id in `/az/members/{id}` for one's own profile as unconnected members see it (extension `network`). */
export const previewId = 'preview';
