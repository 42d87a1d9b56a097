const voidTags: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'input']);

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as HTML, also inside an attribute's quotes. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => references[character] ?? '');

/** An element as HTML. `content` is HTML; an element that cannot have any is without it. */
export function elementMarkup(
  tag: string,
  attributes: readonly (readonly [name: string, value: string])[],
  content: string,
): string {
  const list = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
  return voidTags.has(tag) ? `<${tag}${list}>` : `<${tag}${list}>${content}</${tag}>`;
}
