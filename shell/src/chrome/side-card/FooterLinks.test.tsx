import type { PageConfig } from '@az/shared/config';
import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { FooterLinks } from './FooterLinks.tsx';

let mockConfig: Partial<PageConfig> = {};

// The page configuration of a test; the page reads it only once.
jest.mock('@az/shared/config', () => {
  const actual = jest.requireActual('@az/shared/config');
  return { ...actual, pageConfig: () => ({ ...actual.pageConfig(), ...mockConfig }) };
});

function show(config: Partial<PageConfig>, isRouteLive = (_path: string) => true) {
  mockConfig = config;
  renderInApp(<FooterLinks />, { isRouteLive });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('has the four pages and the external links, in the order of the specification', () => {
  expect(show({ supportUrl: 'https://aide.test/', docsUrl: 'https://docs.test/' })).toEqual([
    ['About', '/profile/about'],
    ['Settings', '/settings/account'],
    ['Support (nouvel onglet)', 'https://aide.test/'],
    ['Docs (nouvel onglet)', 'https://docs.test/'],
    ['Help', '/help'],
    ['Privacy & terms', '/privacy-terms'],
    ['À propos', '/landing'],
  ]);
  for (const name of [/^Support/, /^Docs/]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('links to the help and the documentation of the API if no other address is configured', () => {
  const links = show({ supportUrl: null, docsUrl: null, apiBase: '/reseau/api' });
  expect(links.slice(2, 4)).toEqual([
    ['Support', '/help'],
    ['Docs (nouvel onglet)', '/reseau/api/docs'],
  ]);
});

test('omits pages that are not live', () => {
  const links = show({ supportUrl: null }, (path) => path !== '/help');
  expect(links.map(([label]) => label)).toEqual([
    'About',
    'Settings',
    'Docs (nouvel onglet)',
    'Privacy & terms',
    'À propos',
  ]);
});
