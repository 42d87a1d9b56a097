import { findAddresses, findTags, parseUrl } from '../../contracts/index.ts';

/** A part of a text: plain, the address of another page, or a tag without its `#`. `shown` is what the member sees. */
export type TextPart =
  | { kind: 'text'; shown: string }
  | { kind: 'address'; shown: string; href: string }
  | { kind: 'tag'; shown: string; tag: string };

type Found = TextPart & { at: number; length: number };

/** Maximum numbers of characters shown: of a host, counted from its end, and of the part after the host. */
const maxHost = 50;
const maxRest = 25;

/**
 * A shortened address. The host is shown as the browser reads it, which reveals look-alike letters. A long host is
 * cut at its beginning, because its end says whose it is.
 */
function shorten(address: string, host: string): string {
  const shownHost = host.length > maxHost ? `…${host.slice(-maxHost)}` : host;
  const rest = [...address.replace(/^https?:\/\/[^/?#]*/i, '')];
  if (rest.join('') === '/') return shownHost;
  const isLong = rest.length > maxRest;
  return shownHost + (isLong ? `${rest.slice(0, maxRest).join('')}…` : rest.join(''));
}

/** A link to an address; null if the address is invalid or has a user name, which readers may take for the host. */
function toAddress(written: string): TextPart | null {
  const url = parseUrl(written);
  if (!url) return null;
  const { protocol, username, password, host, href } = url;
  if (!/^https?:$/.test(protocol) || username || password) return null;
  return { kind: 'address', shown: shorten(written, host), href };
}

function addressesIn(text: string): Found[] {
  return findAddresses(text).map(({ written, at }) => {
    const part = toAddress(written) ?? ({ kind: 'text', shown: written } as const);
    return { ...part, at, length: written.length };
  });
}

/** The parts of a text in their order. Joined, they are the whole text, in which only addresses are shortened. */
export function splitText(text: string): TextPart[] {
  const found = addressesIn(text);
  const tags = findTags(text).map(
    ({ tag, at }): Found => ({ kind: 'tag', shown: `#${tag}`, tag, at, length: tag.length + 1 }),
  );
  const parts: TextPart[] = [];
  let end = 0;
  for (const { at, length, ...part } of [...found, ...tags].sort((a, b) => a.at - b.at)) {
    if (at > end) parts.push({ kind: 'text', shown: text.slice(end, at) });
    parts.push(part);
    end = at + length;
  }
  if (end < text.length) parts.push({ kind: 'text', shown: text.slice(end) });
  return parts;
}
