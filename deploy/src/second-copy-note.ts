/** Port of a copy of the product whose settings name no port. */
const usualPort = '3000';

/**
 * Sentence for a copy of the product on an unusual port of 127.0.0.1, because another copy probably runs on
 * this machine too: browsers send cookies to every port of a host name, so signing in to one copy signs out
 * of the other. Null for other addresses.
 *
 * @param url where the copy is opened
 */
export function secondCopyNote(url: string): string | null {
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'http:' || hostname !== '127.0.0.1' || port === usualPort) return null;
  return `Browsers share cookies between the ports of one name: if another copy is open at ${hostname}, open this one at http://localhost:${port}, or signing in to one signs you out of the other.`;
}
