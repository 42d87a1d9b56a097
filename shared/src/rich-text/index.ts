export { parseRichText, readRichText } from './parse-rich-text.ts';
export { type RichNode, type RichTag, richTags } from './rich-node.ts';
