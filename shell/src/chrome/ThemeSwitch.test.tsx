import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './ThemeSwitch.tsx';

test('each press selects the next theme, and the name says which one is active', async () => {
  renderInApp(<ThemeSwitch />);
  const root = document.documentElement;
  for (const [now, next, scheme] of [
    ['Clair', 'Sombre', 'light'],
    ['Sombre', 'Auto', 'dark'],
    ['Auto', 'Clair', 'light'],
    ['Clair', 'Sombre', 'light'],
  ] as const) {
    const button = screen.getByRole('button', { name: `Thème : ${now}. Passer à ${next}` });
    expect(root).toHaveAttribute('data-bs-theme', scheme);
    await userEvent.click(button);
  }
});
