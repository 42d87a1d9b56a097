/** Who may see an announcement beside its author: all members, the author's connections, or nobody. */
export const audiences = ['members', 'connections', 'private'] as const;

export type Audience = (typeof audiences)[number];
