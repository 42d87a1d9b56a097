/** @jest-environment node */
import type { MantineTheme } from '@mantine/core';
import { colours } from './colours.ts';
import { cssVariablesResolver } from './css-variables.ts';

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

// The resolver does not read its theme argument.
const variables = cssVariablesResolver({} as MantineTheme);
const { dark, ...hues } = colours;
const white = '#ffffff';
const backgrounds = { light: [white, colours.gray[0], colours.gray[1]], dark: [dark[6], dark[7], dark[8]] };

describe.each(['light', 'dark'] as const)('%s scheme', (scheme) => {
  const named = variables[scheme] as Record<string, string>;
  const worst = (colour = '') =>
    Math.min(...backgrounds[scheme].map((background) => contrast(colour, background)));

  test.each(['text', 'dimmed', 'placeholder', 'error', 'success'])(
    '%s can be read on every background',
    (name) => {
      expect(worst(named[`--mantine-color-${name}`])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('borders of controls can be seen', () => {
    const border = scheme === 'light' ? colours.gray[4] : dark[4];
    expect(named['--mantine-color-default-border']).toBe(border);
    const behind = scheme === 'light' ? [white, colours.gray[0]] : backgrounds.dark;
    for (const background of behind) expect(contrast(border, background)).toBeGreaterThanOrEqual(3);
  });

  test('the focus ring can be seen', () => {
    expect(worst(named['--az-focus'])).toBeGreaterThanOrEqual(3);
  });
});

describe.each(Object.entries(hues))('%s', (name, shades) => {
  test('has readable white text when filled, also under the pointer', () => {
    expect(contrast(white, shades[8])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(white, shades[9])).toBeGreaterThanOrEqual(4.5);
  });

  test('can be read in its light variant, in both schemes', () => {
    for (const background of [shades[1], shades[2]]) {
      expect(contrast(shades[9], background)).toBeGreaterThanOrEqual(4.5);
    }
    const {
      [`--mantine-color-${name}-light`]: light = '',
      [`--mantine-color-${name}-light-hover`]: hover = '',
    } = variables.dark as Record<string, string>;
    for (const background of [light, hover])
      expect(contrast(shades[0], background)).toBeGreaterThanOrEqual(4.5);
  });
});

test.each(['lagon', 'red', 'green', 'yellow', 'blue'] as const)(
  '%s text and outlines can be read',
  (name) => {
    const shades = colours[name];
    expect(contrast(shades[8], colours.gray[0])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(shades[4], dark[7])).toBeGreaterThanOrEqual(4.5);
  },
);
