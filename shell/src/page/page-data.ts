import type { PageDiscovery } from '@az/shared/discovery';

/** The discovery document in the page. Throws, and says so on the page, if something on its way has removed it. */
export function readPageDiscovery(): PageDiscovery {
  const element = document.getElementById('az-discovery');
  if (!element?.textContent) {
    document.getElementById('az-unstarted')?.setAttribute('data-az-shown', '');
    throw new Error('The page carries no discovery document');
  }
  // The origin of this page wrote it from the same type.
  return JSON.parse(element.textContent) as PageDiscovery;
}
