import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { watchFailures } from '../testing/failures.ts';
import { renderRoutes } from '../testing/render-routes.tsx';
import { AreaFrame, setAreaFrame } from './AreaFrame.tsx';

let mounts = 0;

/** A frame that shows how often it was mounted. */
function Frame({ children }: { children: ReactNode }) {
  const [mounted] = useState(() => ++mounts);
  return (
    <section aria-label={`Cadre ${mounted}`}>
      <nav>Onglets</nav>
      {children}
    </section>
  );
}

const versionOf = (area: string) => ({ area, version: '1.0.0+bbbbbbbb' });

/** Two pages of an area that show which frame they have. */
function open(area: string) {
  return renderRoutes(
    [
      {
        element: <AreaFrame area={area} />,
        children: [
          { path: '/about', element: <h1>À propos</h1> },
          { path: '/media', element: <h1>Photos</h1> },
        ],
      },
    ],
    '/about',
  );
}

beforeEach(() => {
  mounts = 0;
});

test('an area without a frame shows its pages as they are', () => {
  setAreaFrame(versionOf('plain'), null);
  open('plain');
  expect(screen.getByRole('heading', { name: 'À propos' })).toBeVisible();
  expect(screen.queryByText('Onglets')).toBeNull();
});

test('the frame surrounds every page of its area and stays mounted from page to page', async () => {
  setAreaFrame(versionOf('framed'), Frame);
  const { go } = open('framed');
  const frame = screen.getByRole('region', { name: 'Cadre 1' });
  expect(frame).toContainElement(screen.getByRole('heading', { name: 'À propos' }));
  await go('/media');
  expect(screen.getByRole('region', { name: 'Cadre 1' })).toBe(frame);
  expect(frame).toContainElement(screen.getByRole('heading', { name: 'Photos' }));
});

test('a page without a frame does not remove the frame of its area', () => {
  setAreaFrame(versionOf('kept'), Frame);
  setAreaFrame(versionOf('kept'), null);
  open('kept');
  expect(screen.getByText('Onglets')).toBeVisible();
});

test('a frame that throws is replaced by the page alone, and raises one event', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { events } = watchFailures();
  const cause = new Error('undefined is not a function');
  setAreaFrame(versionOf('broken'), () => {
    throw cause;
  });
  open('broken');
  expect(screen.getByRole('heading', { name: 'À propos' })).toBeVisible();
  expect(events).toEqual([
    expect.objectContaining({ area: 'broken', stage: 'layout', version: '1.0.0+bbbbbbbb', cause }),
  ]);
});
