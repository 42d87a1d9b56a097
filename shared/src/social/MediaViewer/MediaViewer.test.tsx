import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { MediaViewer } from './MediaViewer.tsx';
import { scrollFor, stepFrom } from './zoom-steps.ts';

const pictures = ['Un', 'Deux', 'Trois'].map((alt, index) => ({
  id: alt,
  url: `/${index}.webp`,
  alt,
  width: 1200,
  height: 800,
  ...(index === 1 && { caption: 'Le marché, un samedi.' }),
}));

function Viewer({ start = 0, list = pictures }) {
  const [opened, setOpened] = useState(true);
  return (
    <MediaViewer
      label="Album"
      onClose={() => setOpened(false)}
      opened={opened}
      pictures={list}
      start={start}
    />
  );
}

async function show(props: { start?: number; list?: typeof pictures } = {}) {
  renderInApp(<Viewer {...props} />);
  const viewer = within(await screen.findByRole('dialog', { name: 'Album' }));
  await waitFor(() => expect(viewer.getByRole('button', { name: 'Fermer' })).toHaveFocus());
  return viewer;
}

test('the arrow keys change the picture, and stop at the ends', async () => {
  const viewer = await show();
  expect(viewer.getByRole('img', { name: 'Un' })).toHaveAttribute('src', '/0.webp');
  expect(viewer.queryByText('Le marché, un samedi.')).toBeNull();
  expect(viewer.getByRole('button', { name: 'Image précédente' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
  expect(viewer.getByRole('img', { name: 'Deux' })).toBeInTheDocument();
  expect(viewer.getByText('2 / 3')).toBeInTheDocument();
  expect(viewer.getByText('Le marché, un samedi.')).toBeInTheDocument();
  expect(viewer.getByText(/^Image 2 sur 3\s: Deux$/)).toHaveAttribute('role', 'status');
  await userEvent.click(viewer.getByRole('button', { name: 'Image suivante' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByText('3 / 3')).toBeInTheDocument();
  expect(viewer.getByRole('button', { name: 'Image suivante' })).toHaveFocus();
});

test('keys and buttons zoom, and the next picture starts without zoom', async () => {
  const viewer = await show();
  expect(viewer.getByText(/^100\s%$/)).toBeInTheDocument();
  await userEvent.keyboard('+');
  expect(viewer.getByText(/150\s%$/)).toBeInTheDocument();
  await userEvent.click(viewer.getByRole('button', { name: 'Agrandir' }));
  expect(viewer.getByText(/200\s%$/)).toBeInTheDocument();
  await userEvent.keyboard('-');
  expect(viewer.getByText(/150\s%$/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByText(/100\s%$/)).toBeInTheDocument();
  expect(viewer.getByRole('button', { name: 'Réduire' })).toHaveAttribute('aria-disabled', 'true');
});

test('pinch and wheel zoom, and a swipe changes the picture', async () => {
  const viewer = await show();
  const stage = viewer.getByRole('img', { name: 'Un' }).parentElement!; // In browsers every image has a `currentSrc`.
  const at = (...places: number[]) => {
    const touches = places.map((clientX) => ({ clientX, clientY: 100 }));
    return { touches, changedTouches: touches };
  };
  fireEvent.touchStart(stage, at(100, 200));
  fireEvent.touchMove(stage, at(50, 250));
  expect(viewer.getByText(/200\s%$/)).toBeInTheDocument();
  await userEvent.keyboard('0');
  fireEvent.wheel(stage, { deltaY: -270 });
  expect(viewer.getByText(/150\s%$/)).toBeInTheDocument();
  await userEvent.keyboard('0');
  fireEvent.touchStart(stage, at(300));
  fireEvent.touchEnd(stage, at(270));
  expect(viewer.getByText('1 / 3')).toBeInTheDocument();
  fireEvent.touchStart(stage, at(300));
  fireEvent.touchEnd(stage, at(200));
  expect(viewer.getByText('2 / 3')).toBeInTheDocument();
});

test('reports a picture that cannot be shown, and can show the next', async () => {
  const viewer = await show();
  fireEvent.error(viewer.getByRole('img', { name: 'Un' }));
  expect(viewer.getByText(/^Cette image ne peut pas être affichée/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img', { name: 'Deux' })).toBeInTheDocument();
});

test('a single picture has no navigation', async () => {
  const viewer = await show({ list: pictures.slice(0, 1) });
  expect(viewer.queryByRole('button', { name: 'Image suivante' })).toBeNull();
});

test('zooms step by step from any zoom, around the given point', () => {
  expect([stepFrom(1, 1), stepFrom(1.2, 1), stepFrom(4, 1), stepFrom(1.2, -1), stepFrom(1, -1)]).toEqual([
    1.5, 1.5, 4, 1, 1,
  ]);
  expect(scrollFor(0, 100, 1, 2)).toBe(100);
  expect(scrollFor(100, 100, 2, 1)).toBe(0);
});
