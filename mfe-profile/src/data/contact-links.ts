export const mailTo = (address: string): string =>
  `mailto:${encodeURIComponent(address.trim()).replace('%40', '@')}`;
