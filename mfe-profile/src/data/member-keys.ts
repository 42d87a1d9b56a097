/** Query key of another member. */
export const memberKey = (id: string) => ['profile', 'member', id] as const;

/** Query key of another member's cover. */
export const coverKey = (id: string) => ['profile', 'member-cover', id] as const;

/** Query key of the pictures of another member's announcements. */
export const picturesKey = (id: string) => ['profile', 'member-pictures', id] as const;

/** Query key of a member's job history. */
export const experiencesKey = (id: string) => ['profile', 'experiences', id] as const;
