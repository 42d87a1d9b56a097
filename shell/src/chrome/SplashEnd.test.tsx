import { render, screen } from '@testing-library/react';
import { SplashEnd } from './SplashEnd.tsx';

test('the splash goes with the first commit that shows something', () => {
  const splash = document.createElement('div');
  splash.id = 'az-splash';
  splash.textContent = 'Chargement';
  document.body.append(splash);
  expect(screen.getByText('Chargement')).toBeVisible();
  render(<SplashEnd />);
  expect(screen.queryByText('Chargement')).toBeNull();
});

test('a page without a splash is left alone', () => {
  expect(() => render(<SplashEnd />)).not.toThrow();
});
