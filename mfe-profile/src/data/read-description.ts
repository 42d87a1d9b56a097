import type { RichNode } from '@az/shared/rich-text';

/** The server's value for `no description` (specification, section 3). */
const dashParagraph = '<p>-</p>';

const loadParser = () => import('@az/shared/rich-text');

/** Loads the parser while descriptions are being loaded. A failure is only reported when the parser is used. */
export const prepareDescriptions = (): void => void loadParser().catch(() => undefined);

/** Rich text as nodes of allowed elements, never HTML. Null without a text, or for a paragraph with only a dash. */
export async function readDescription(html: string | null): Promise<RichNode[] | null> {
  if (html === null || html.replace(/\s+/g, '').toLowerCase() === dashParagraph) return null;
  const { parseRichText } = await loadParser();
  return parseRichText(html);
}

/** Like `readDescription`, but null if the parser cannot be loaded: the job is then shown without its description. */
export const describe = (html: string | null): Promise<RichNode[] | null> =>
  readDescription(html).catch(() => null);
