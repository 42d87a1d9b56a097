/**
 * The address of a listening server as a person on this machine opens it: for one that listens on every address, the
 * loopback address. Never `localhost`: that may be `::1`, where another program may listen on the same port.
 *
 * @param url protocol, address and port
 */
export function openableUrl(url: string): string {
  const opened = new URL(url);
  if (opened.hostname === '0.0.0.0') opened.hostname = '127.0.0.1';
  if (opened.hostname === '[::]') opened.hostname = '[::1]';
  return opened.origin;
}
