/** Whether the player at `src` may be framed: over https, from one of the hosts, compared in full. */
export function isFrameAllowed(src: string, allowedHosts: string[]): boolean {
  if (!URL.canParse(src)) return false;
  const { protocol, host } = new URL(src);
  return protocol === 'https:' && allowedHosts.includes(host);
}
