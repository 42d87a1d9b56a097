import { samplePage } from '../testing/sample-page.ts';
import { readPageDiscovery } from './page-data.ts';

function pageWith(text: string) {
  const element = document.createElement('script');
  Object.assign(element, { id: 'az-discovery', type: 'application/json', textContent: text });
  document.body.replaceChildren(element);
}

test('the discovery document is read from the page', () => {
  pageWith(JSON.stringify(samplePage('feed')));
  expect(readPageDiscovery()).toEqual(samplePage('feed'));
});

test.each([
  ['without the element', () => document.body.replaceChildren()],
  ['with an empty element', () => pageWith('')],
])('a page %s was not made by the origin', (_case, make) => {
  make();
  expect(readPageDiscovery).toThrow('The page carries no discovery document');
});
