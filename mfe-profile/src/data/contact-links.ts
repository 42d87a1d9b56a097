/** Address that writes to an e-mail address. */
export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`;

/** Address that calls a number. */
export const telTo = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
