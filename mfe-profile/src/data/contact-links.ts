/** `mailto:` link of an e-mail address. */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`;

/** `tel:` link of a phone number. */
export const telTo = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
