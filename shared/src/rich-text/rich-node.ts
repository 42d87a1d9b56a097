/** Elements that the server's rich text may have; others are removed, but their text stays. */
export const richTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'a'] as const;

export type RichTag = (typeof richTags)[number];

/** A node of rich text: a string, or an element without attributes except a link's checked URL. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };
