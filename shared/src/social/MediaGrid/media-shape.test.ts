/** @jest-environment node */
import { mediaFit } from './media-shape.ts';

const image = (width: number | null, height: number | null) => ({ width, height });

test('a single image far from the ratio of its box is shown whole', () => {
  expect(mediaFit(image(800, 1200), 1)).toBe('whole');
  expect(mediaFit(image(3000, 1000), 1)).toBe('whole');
});

test('an image close to the ratio of its box, of unknown size or among others fills it', () => {
  expect(mediaFit(image(1600, 1000), 1)).toBe('filled');
  expect(mediaFit(image(null, null), 1)).toBe('filled');
  expect(mediaFit(image(800, 1200), 2)).toBe('filled');
});
