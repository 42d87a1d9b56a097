/** Elements that rich text of the server may have; everything else is taken out, its text stays. */
export const richTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'a'] as const;

export type RichTag = (typeof richTags)[number];

/** A piece of rich text: words, or an element without any attribute but a link's checked address. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };
