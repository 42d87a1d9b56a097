/** Maximum length of a tag in UTF-16 units, without its `#`, and number of tags that a text is found by. */
export const maxTagLength = 50;
const maxTags = 30;

/** Letters, digits and underscores with at least one letter, after a space or punctuation: not inside an address. */
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

/** The tags in a text as they are written, without `#`, each with the index of its `#`. */
export const findTags = (text: string): { tag: string; at: number }[] =>
  [...text.matchAll(tags)]
    .map(({ index, 1: before = '', 2: tag = '' }) => ({ tag, at: index + before.length }))
    .filter(({ tag }) => tag.length <= maxTagLength);

/** The plain tags of a text, each once; the first 30. */
export const tagsOf = (text: string): string[] =>
  [...new Set(findTags(text).map(({ tag }) => plainTag(tag)))].slice(0, maxTags);

/** Whether a text is one tag, with or without `#`. */
export const isTag = (text: string): boolean => tagsOf(`#${text.replace(/^#/, '')}`)[0] === plainTag(text);
