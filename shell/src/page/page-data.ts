import type { PageDiscovery } from '@az/shared/discovery';

/** What the origin wrote into the page. Throws when the page was not made by the origin. */
export function readPageDiscovery(): PageDiscovery {
  const element = document.getElementById('az-discovery');
  if (!element?.textContent) throw new Error('The page carries no discovery document');
  // The origin of this very page wrote it, from the type named here.
  return JSON.parse(element.textContent) as PageDiscovery;
}
