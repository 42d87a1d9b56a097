/** Text as it may stand in markup, inside an attribute or not. */
export const attribute = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
