import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { breakpoints, transitionDuration } from '../constants/index.ts';
import { colours } from './colours.ts';

/** What components accept as a colour. Builds leave out the colours that only Mantine's own theme has (decision 157). */
export type Colour = keyof typeof colours | 'dimmed' | 'inherit' | 'initials' | `var(--${string})`;

declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    colors: Record<Colour, MantineColorsTuple>;
  }
}

const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif, "Apple Color Emoji", "Segoe UI Emoji"';

const fieldDefaults = { defaultProps: { size: 'md' } };

/** A text has the direction of its first letter while it is typed, as when it is shown. */
const attributes = { input: { dir: 'auto' } };

/** The product's theme: teal on cool greys, the system's font, rounded corners. */
export const theme: MantineThemeOverride = {
  colors: colours,
  primaryColor: 'lagon',
  primaryShade: { light: 8, dark: 8 },
  autoContrast: true,
  respectReducedMotion: true,
  white: '#ffffff',
  black: colours.gray[9],
  fontFamily: systemFont,
  headings: {
    fontFamily: systemFont,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.35' },
      h4: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '32px' },
  shadows: {
    xs: '0 1px 2px rgb(18 38 52 / 0.08)',
    sm: '0 1px 3px rgb(18 38 52 / 0.08), 0 2px 8px rgb(18 38 52 / 0.05)',
    md: '0 2px 6px rgb(18 38 52 / 0.08), 0 8px 24px rgb(18 38 52 / 0.1)',
    lg: '0 4px 10px rgb(18 38 52 / 0.1), 0 16px 40px rgb(18 38 52 / 0.14)',
    xl: '0 8px 16px rgb(18 38 52 / 0.1), 0 24px 64px rgb(18 38 52 / 0.18)',
  },
  breakpoints: Object.fromEntries(
    Object.entries(breakpoints).map(([name, pixels]) => [name, `${pixels / 16}em`]),
  ),
  components: {
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    // A link inside a text is underlined, because colour alone is not enough.
    Anchor: { defaultProps: { underline: 'always' } },
    Alert: { defaultProps: { variant: 'light', radius: 'md' } },
    Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 600 } },
    Card: { defaultProps: { padding: 'md', radius: 'lg', withBorder: true } },
    Checkbox: fieldDefaults,
    // Mantine's close buttons have no label.
    CloseButton: { defaultProps: { 'aria-label': 'Fermer', size: 'lg' } },
    Drawer: {
      defaultProps: {
        padding: 'md',
        transitionProps: { duration: transitionDuration },
        // Mantine renders a `header` element, which would be a second banner landmark.
        attributes: { header: { role: 'presentation' } },
      },
    },
    InputWrapper: fieldDefaults,
    // A menu is rendered inside the landmark of its button, and contains only items, as axe and the menu pattern
    // require. When it opens, the first item has the focus.
    Menu: {
      defaultProps: {
        shadow: 'md',
        transitionProps: { duration: 100 },
        withinPortal: false,
        withInitialFocusPlaceholder: false,
      },
    },
    Radio: fieldDefaults,
    Textarea: { defaultProps: { size: 'md', attributes } },
    TextInput: { defaultProps: { size: 'md', attributes } },
  },
};
