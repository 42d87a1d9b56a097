import { findAddresses } from './addresses.ts';

/** Maximum length of a tag in UTF-16 units, without its `#`, and maximum number of tags by which a text is found. */
export const maxTagLength = 50;
const maxTags = 30;

/** Letters, digits and underscores with at least one letter, after a space or punctuation. */
const tags = /(^|[^\p{L}\p{M}\p{N}_&/#])#(?=[\p{N}_]*\p{L})([\p{L}\p{M}\p{N}_]+)/gu;

/** A tag as it is compared: without `#`, accents and capitals. `#Été2026`, `#ETE2026` and `ete2026` are the same. */
export const plainTag = (tag: string): string =>
  tag
    .replace(/^#/, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');

/** The tags in a text, without `#`, each with the index of its `#`. A `#` within a web address begins no tag. */
export function findTags(text: string): { tag: string; at: number }[] {
  const addresses = findAddresses(text);
  const isInAddress = (start: number, end: number) =>
    addresses.some(({ at, written }) => start < at + written.length && at < end);
  return [...text.matchAll(tags)]
    .map(({ index, 1: before = '', 2: tag = '' }) => ({ tag, at: index + before.length }))
    .filter(({ tag, at }) => tag.length <= maxTagLength && !isInAddress(at, at + 1 + tag.length));
}

/** The plain tags of a text, each once; the first 30. */
export const tagsOf = (text: string): string[] =>
  [...new Set(findTags(text).map(({ tag }) => plainTag(tag)))].slice(0, maxTags);

export const isTag = (text: string): boolean => tagsOf(`#${text.replace(/^#/, '')}`)[0] === plainTag(text);
