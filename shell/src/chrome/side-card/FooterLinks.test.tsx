import type { PageConfig } from '@az/shared/config';
import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { FooterLinks } from './FooterLinks.tsx';

let mockConfig: Partial<PageConfig> = {};

// What the origin wrote into the page; read once per page, so that it cannot be another for each test.
jest.mock('@az/shared/config', () => {
  const actual = jest.requireActual('@az/shared/config');
  return { ...actual, pageConfig: () => ({ ...actual.pageConfig(), ...mockConfig }) };
});

function show(config: Partial<PageConfig>, isRouteLive = (_path: string) => true) {
  mockConfig = config;
  renderInApp(<FooterLinks />, { isRouteLive });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('leads to the four pages and outside, in the order of the specification', () => {
  expect(show({ supportUrl: 'https://aide.test/', docsUrl: 'https://docs.test/' })).toEqual([
    ['About', '/profile/about'],
    ['Settings', '/settings/account'],
    ['Support (nouvel onglet)', 'https://aide.test/'],
    ['Docs (nouvel onglet)', 'https://docs.test/'],
    ['Help', '/help'],
    ['Privacy & terms', '/privacy-terms'],
  ]);
  for (const name of [/^Support/, /^Docs/]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name })).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('leaves out what is not configured, and what is not live', () => {
  const links = show({ supportUrl: null, docsUrl: null }, (path) => path !== '/help');
  expect(links.map(([label]) => label)).toEqual(['About', 'Settings', 'Privacy & terms']);
});

test('ends with the current year and the agency, a link only where it has an address', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  expect(show({ productName: 'Réseau', agencyUrl: 'https://agence.test/' }).at(-1)).toEqual([
    'Réseau',
    'https://agence.test/',
  ]);
  expect(screen.getByText(/© 2031/)).toHaveTextContent(/^© 2031 Réseau$/);
  jest.useRealTimers();
});
