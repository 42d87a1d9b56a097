/** Text escaped for markup, inside an attribute or not. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** Fills placeholders (`{{name}}`). Without a value a placeholder becomes empty. Values are not expanded again. */
export const filled = (markup: string, values: Record<string, string>): string =>
  markup.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** JSON escaped for use inside a script element. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
