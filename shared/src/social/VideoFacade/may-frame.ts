/** Whether the player at `src` may stand in a frame: over https, from one of the hosts, whole names only. */
export function mayFrame(src: string, allowedHosts: string[]): boolean {
  if (!URL.canParse(src)) return false;
  const { protocol, host } = new URL(src);
  return protocol === 'https:' && allowedHosts.includes(host);
}
