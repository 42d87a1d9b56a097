import type { CSSVariablesResolver } from '@mantine/core';
import { colours } from './colours.ts';

const { gray, dark, red, lagon } = colours;

/** Mixes a shade with black. Mantine's own helper would add a colour parser to the first load. */
function darken(hex: string, amount: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) * (1 - amount));
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Backgrounds of the light variants in the dark scheme, because Mantine's are too dark to see on our background. */
function darkLightVariants(): Record<string, string> {
  const { dark: _backgrounds, gray: greys, ...hues } = colours;
  const variables: Record<string, string> = {
    '--mantine-color-gray-light': dark[5],
    '--mantine-color-gray-light-hover': greys[7],
  };
  for (const [name, shades] of Object.entries(hues)) {
    variables[`--mantine-color-${name}-light`] = darken(shades[9], 0.2);
    variables[`--mantine-color-${name}-light-hover`] = shades[9];
  }
  return variables;
}

/** Replaces Mantine's values that fail WCAG 2.2 AA, and adds `--az-page`, `--az-line` and `--az-focus` (3:1). */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': gray[9],
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-error': red[8],
    '--mantine-color-success': colours.green[8],
    '--mantine-color-default-border': gray[4],
    '--mantine-color-default-hover': gray[1],
    '--mantine-color-disabled-color': gray[5],
    '--az-page': gray[0],
    '--az-line': gray[2],
    '--az-focus': lagon[8],
  },
  dark: {
    ...darkLightVariants(),
    '--mantine-color-body': dark[7],
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-error': red[3],
    '--mantine-color-success': colours.green[3],
    '--mantine-color-default-border': dark[4],
    '--mantine-color-default-hover': dark[5],
    '--mantine-color-disabled-color': dark[3],
    '--mantine-primary-color-text': lagon[3],
    '--az-page': dark[8],
    '--az-line': dark[5],
    '--az-focus': lagon[3],
  },
});
