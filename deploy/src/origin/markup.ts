/** Text as it may stand in markup, inside an attribute or not. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Markup whose holes (`{{name}}`) are filled; one without a value is left empty. What fills a hole is not looked at again. */
export const filled = (markup: string, values: Record<string, string>): string =>
  markup.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** JSON that may stand inside a script element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
