/** Elements that rich text of the server may have (screens.md, T18); everything else is taken out, its text stays. */
export const richTags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 'a'] as const;

export type RichTag = (typeof richTags)[number];

/** A piece of rich text: words, or an element without any attribute but a link's checked address. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };

/** What stands for `no description` (specification, section 3). */
const dashParagraph = '<p>-</p>';

/**
 * Rich text of the server as pieces that hold nothing but allowed elements: it is never given to the browser as HTML. Null
 * where nothing is said: no text, or a dash paragraph.
 */
export async function readDescription(html: string | null): Promise<RichNode[] | null> {
  if (html === null || html.replace(/\s+/g, '').toLowerCase() === dashParagraph) return null;
  const { parseRichText } = await import('./parse-rich-text.ts');
  return parseRichText(html);
}
