import type { RichNode } from '@az/shared/rich-text';

/** The server's value for `no description` (specification, section 3). */
const dashParagraph = '<p>-</p>';

const loadParser = () => import('@az/shared/rich-text');

/** Loads the parser while descriptions are being loaded; a failure is that of the first use. */
export const prepareDescriptions = (): void => void loadParser().catch(() => undefined);

/** Rich text as nodes of allowed elements, never HTML. Null without a text, or for a paragraph with only a dash. */
export async function readDescription(html: string | null): Promise<RichNode[] | null> {
  if (html === null || html.replace(/\s+/g, '').toLowerCase() === dashParagraph) return null;
  const { parseRichText } = await loadParser();
  return parseRichText(html);
}

/** The same, and null when the parser cannot be loaded: a job is shown without its description then. */
export const describe = (html: string | null): Promise<RichNode[] | null> =>
  readDescription(html).catch(() => null);
