/** Text as it stands in the source of a regular expression that means just this text. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
