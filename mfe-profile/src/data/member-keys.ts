export const memberKey = (id: string) => ['profile', 'member', id] as const;

export const coverKey = (id: string) => ['profile', 'member-cover', id] as const;

export const picturesKey = (id: string) => ['profile', 'member-pictures', id] as const;

export const experiencesKey = (id: string) => ['profile', 'experiences', id] as const;
