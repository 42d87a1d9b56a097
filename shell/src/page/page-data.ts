import type { PageDiscovery } from '@az/shared/discovery';

/** The discovery document in the page. If, for example, a proxy has removed it, shows a notice and throws. */
export function readPageDiscovery(): PageDiscovery {
  const element = document.getElementById('az-discovery');
  if (!element?.textContent) {
    document.getElementById('az-unstarted')?.setAttribute('data-az-shown', '');
    throw new Error('The page carries no discovery document');
  }
  // The cast is safe, because the origin has written a value of this type.
  return JSON.parse(element.textContent) as PageDiscovery;
}
