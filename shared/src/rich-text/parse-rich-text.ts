import { Parser } from 'htmlparser2';
import { parseUrl } from '../contracts/parse-url.ts';
import { type RichNode, type RichTag, richTags } from './rich-node.ts';

type RichElement = Exclude<RichNode, string>;
type Open = { tag: RichTag | null; children: RichNode[] };

/** Limits: how many characters are read, how deep elements may be nested, and how many nodes may be created. */
const maxLength = 100_000;
const maxDepth = 20;
const maxNodes = 3000;

/** Elements whose content is not displayed text. */
const silent = new Set(
  'script style template textarea title head select option iframe frameset object embed applet noembed noframes noscript xmp plaintext svg math audio video canvas'.split(
    ' ',
  ),
);
/** Elements that are not allowed but end the current line, as in a browser. */
const lineEnding = new Set(
  'address article aside blockquote caption center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend main nav pre search section summary table tbody tfoot thead tr'.split(
    ' ',
  ),
);
const cells = new Set(['td', 'th']);
const cellMark = ' · ';
const isAllowed = (name: string): name is RichTag => (richTags as readonly string[]).includes(name);
const isList = (tag: RichTag | null): boolean => tag === 'ul' || tag === 'ol';
const isBlock = (tag: RichTag): boolean => tag === 'p' || isList(tag);
const holdsBlocks = ({ tag }: Open): boolean => tag === null || tag === 'li' || isList(tag);
/** `menu` and `dir` are other names of lists. */
const nameOf = (name: string): string => (name === 'menu' || name === 'dir' ? 'ul' : name);

/** The URL of a link, if it is a web page or an e-mail address. */
function safeAddress(href: string | undefined): string | undefined {
  const url = href === undefined ? null : parseUrl(href);
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}

/**
 * Builds nodes in which no paragraph is inside a paragraph, no link inside a link, and a list contains only items. A
 * disallowed block or table row becomes a paragraph.
 */
class RichTextBuilder {
  readonly root: RichNode[] = [];
  #open: Open[] = [{ tag: null, children: this.root }];
  #silence: string[] = [];
  #count = 0;
  /** Text inserted before the next inline content. */
  #next: 'line' | 'cell' | null = null;

  start(given: string, attributes: Record<string, string>): void {
    const name = nameOf(given);
    if (this.#silence.length > 0 || silent.has(name)) {
      if (silent.has(name)) this.#silence.push(name);
      return;
    }
    if (!isAllowed(name)) {
      this.#endPart(name);
      return;
    }
    // An item outside a list becomes a paragraph.
    if (name === 'li' && !this.#backTo(({ tag }) => isList(tag))) {
      this.start('p', {});
      return;
    }
    if (isBlock(name)) this.#backTo(holdsBlocks);
    if (name === 'a') this.#close('a');
    if (name !== 'li') this.#needItem();
    if (isBlock(name) || name === 'li') this.#next = null;
    else this.#startPart();
    if (this.#open.length > maxDepth) return;
    const href = name === 'a' ? safeAddress(attributes.href) : undefined;
    const element: RichElement = { tag: name, ...(href !== undefined && { href }), children: [] };
    if (this.#add(element) && name !== 'br') this.#open.push({ tag: name, children: element.children });
  }

  text(words: string): void {
    const isBetween = isList(this.#top.tag) || this.#next !== null;
    if (this.#silence.length > 0 || (isBetween && words.trim() === '')) return;
    this.#needItem();
    this.#startPart();
    this.#addText(words);
  }

  end(given: string): void {
    const name = nameOf(given);
    if (this.#silence.length > 0) {
      const from = this.#silence.lastIndexOf(name);
      if (from >= 0) this.#silence.length = from;
    } else if (isAllowed(name)) this.#close(name);
    else this.#endPart(name);
  }

  /** Ends the line if a disallowed block begins or ends, or separates table cells; ignores other elements. */
  #endPart(name: string): void {
    if (lineEnding.has(name)) {
      this.#backTo(holdsBlocks);
      this.#next = 'line';
    } else if (cells.has(name)) {
      this.#backTo((open) => holdsBlocks(open) || open.tag === 'p');
      this.#next ??= 'cell';
    }
  }

  #startPart(): void {
    const next = this.#next;
    this.#next = null;
    if (next === 'line') this.start('p', {});
    const before = this.#top.children.at(-1);
    if (next === 'cell' && before !== undefined && (typeof before === 'string' || !isBlock(before.tag)))
      this.#addText(cellMark);
  }

  #addText(words: string): void {
    const { children } = this.#top;
    const before = children.at(-1);
    if (typeof before === 'string') children[children.length - 1] = before + words;
    else this.#add(words);
  }

  get #top(): Open {
    // The root is never closed.
    return this.#open.at(-1) as Open;
  }

  #add(node: RichNode): boolean {
    this.#count += 1;
    if (this.#count > maxNodes) return false;
    this.#top.children.push(node);
    return true;
  }

  /** Closes everything inside the innermost matching element. Without a match, closes nothing and returns false. */
  #backTo(fits: (open: Open) => boolean): boolean {
    const index = this.#open.findLastIndex(fits);
    if (index >= 0) this.#open.length = index + 1;
    return index >= 0;
  }

  #close(tag: RichTag): void {
    const index = this.#open.findLastIndex((open) => open.tag === tag);
    const item = this.#open.findLastIndex((open) => open.tag === 'li');
    // An end tag does not close an inline element outside the current list item.
    if (index > 0 && (index >= item || isBlock(tag))) this.#open.length = index;
  }

  #needItem(): void {
    if (!isList(this.#top.tag)) return;
    const item: RichElement = { tag: 'li', children: [] };
    if (this.#add(item)) this.#open.push({ tag: 'li', children: item.children });
  }
}

const isSaid = (node: RichNode): boolean =>
  typeof node === 'string' ? node.trim() !== '' : node.children.some(isSaid);

function isDash(nodes: RichNode[]): boolean {
  const [only, ...others] = nodes.filter((node) => typeof node !== 'string' || node.trim() !== '');
  if (typeof only !== 'object' || only.tag !== 'p' || others.length > 0) return false;
  return only.children.every((child) => typeof child === 'string') && only.children.join('').trim() === '-';
}

/** The allowed nodes of an HTML text, however malformed or hostile. Never throws. */
export function readRichText(html: string): RichNode[] {
  const builder = new RichTextBuilder();
  const parser = new Parser({
    onopentag: (name, attributes) => builder.start(name, attributes),
    ontext: (words) => builder.text(words),
    onclosetag: (name) => builder.end(name),
  });
  parser.end(html.slice(0, maxLength));
  return builder.root;
}

export function parseRichText(html: string): RichNode[] | null {
  const root = readRichText(html);
  return root.some(isSaid) && !isDash(root) ? root : null;
}
