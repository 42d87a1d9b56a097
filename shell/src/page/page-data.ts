import type { PageDiscovery } from '@az/shared/discovery';

/** The discovery document that the origin wrote into the page. Throws if the origin did not create the page. */
export function readPageDiscovery(): PageDiscovery {
  const element = document.getElementById('az-discovery');
  if (!element?.textContent) throw new Error('The page carries no discovery document');
  // The origin of this page wrote it from the same type.
  return JSON.parse(element.textContent) as PageDiscovery;
}
