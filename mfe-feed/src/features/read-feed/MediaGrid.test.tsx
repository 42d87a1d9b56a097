import { renderInApp } from '@az/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MediaGrid } from './MediaGrid.tsx';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    url: `/${index}.webp`,
    alt: index === 0 ? 'Une salle' : '',
    width: null,
    height: null,
    sizes: [],
  }));

test('shows four images, and the others on demand', async () => {
  renderInApp(<MediaGrid images={images(6)} of="Inès Okemba" />);
  expect(screen.getAllByRole('img')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Tout voir, 6 images' }));
  expect(screen.getAllByRole('img')).toHaveLength(6);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('names an image whose author did not describe it', () => {
  renderInApp(<MediaGrid images={images(2)} of="Inès Okemba" />);
  expect(screen.getByRole('img', { name: 'Une salle' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: "Image 2 de l'annonce de Inès Okemba" })).toBeInTheDocument();
});
