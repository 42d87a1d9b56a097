import { renderInApp } from '@az/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component as PrivacyTermsPage } from './PrivacyTermsPage.tsx';

test('has a table of contents with every section', () => {
  renderInApp(<PrivacyTermsPage />);
  const contents = screen.getByRole('navigation', { name: 'Sommaire' });
  const links = within(contents).getAllByRole('link');
  expect(links.length).toBeGreaterThan(7);
  for (const link of links) {
    expect(screen.getByRole('heading', { level: 2, name: link.textContent ?? '' })).toHaveAttribute(
      'id',
      link.getAttribute('href')?.split('#')[1],
    );
  }
});

test.each([
  ['Cookies', ['authKey', 'az-cohort']],
  ['Stockage local', ['userData', 'SOCIAL_REACTJS_THEME_KEY', 'az-draft:‹membre›:‹endroit›', 'az-user-of']],
  ['Stockage de session', ['az-sample-start']],
])('lists the storage key %s', (storage, keys) => {
  renderInApp(<PrivacyTermsPage />);
  const table = screen.getByRole('table', { name: new RegExp(`^${storage}`) });
  const named = within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
  expect(named).toEqual(expect.arrayContaining(keys));
});

test('says when it was changed, and can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderInApp(<PrivacyTermsPage />);
  expect(screen.getByText('Dernière mise à jour : 22 novembre 2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalledTimes(1);
});
