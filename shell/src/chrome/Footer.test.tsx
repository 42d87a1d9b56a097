import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import { Footer } from './Footer.tsx';

const config = document.createElement('script');
Object.assign(config, { id: 'az-config', type: 'application/json' });
config.textContent =
  '{"productName":"Réseau","agency":{"name":"Agence du Port","url":"https://agence.test/"}}';
document.body.append(config);

test('has the current year, the landing page and the agency under its own name', () => {
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  renderInApp(<Footer />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031 Réseau · À propos · Agence du Port');
  expect(screen.getByRole('link', { name: 'À propos' })).toHaveAttribute('href', '/landing');
  expect(screen.getByRole('link', { name: 'Agence du Port' })).toHaveAttribute(
    'href',
    'https://agence.test/',
  );
  jest.useRealTimers();
});

test('links to the help and to privacy and terms if they are live', () => {
  const { unmount } = renderInApp(<Footer />);
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/help');
  expect(screen.getByRole('link', { name: 'Privacy & terms' })).toHaveAttribute('href', '/privacy-terms');
  unmount();
  renderInApp(<Footer />, { isRouteLive: (path) => path === '/help' });
  expect(screen.getByRole('link', { name: 'Help' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Privacy & terms' })).toBeNull();
});
