import type { RichNode } from '@az/shared/rich-text';

/** What stands for `no description` (specification, section 3). */
const dashParagraph = '<p>-</p>';

const loadParser = () => import('@az/shared/rich-text');

/** Fetches what reads descriptions while they are on their way themselves; a failure is that of the first reading. */
export const prepareDescriptions = (): void => void loadParser().catch(() => undefined);

/**
 * Rich text of the server as pieces that hold nothing but allowed elements: it is never given to the browser as HTML. Null
 * where nothing is said: no text, or a dash paragraph.
 */
export async function readDescription(html: string | null): Promise<RichNode[] | null> {
  if (html === null || html.replace(/\s+/g, '').toLowerCase() === dashParagraph) return null;
  const { parseRichText } = await loadParser();
  return parseRichText(html);
}

/** The same, and null too when the code that reads it cannot be loaded: a job is worth showing without its description. */
export const describe = (html: string | null): Promise<RichNode[] | null> =>
  readDescription(html).catch(() => null);
