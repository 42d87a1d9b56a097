/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { maxCoverBytes, maxLengths, maxProfilePictureBytes } from '../contracts/index.ts';
import { theme } from '../theme/theme.ts';
import * as constants from './index.ts';

const values: Record<string, unknown> = { ...constants, maxCoverBytes, maxLengths, maxProfilePictureBytes };

test.each([
  ['breakpoints', { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 }],
  ['sideCardWidth', 992],
  ['toastDuration', 2000],
  ['chatReplyDelay', 1000],
  ['demoLatency', 100],
  ['transitionDuration', 300],
  ['undoDuration', 8000],
  ['dropdownMaxHeight', 240],
  ['iconSize', 24],
  ['currencySymbol', '$'],
  [
    'maxLengths',
    { companyName: 255, website: 255, email: 255, phone: 20, neighborhood: 100, description: 500 },
  ],
  ['closeToLimit', 0.9],
  ['maxCoverBytes', 5_242_880],
  ['maxProfilePictureBytes', 2_097_152],
  ['summaryTasks', 3],
  ['commentsAtOnce', 5],
  ['sampleFigures', { announcements: 256, followers: 2500, follows: 365, connections: 300, friends: 230 }],
])('%s has the value of the specification', (name, value) => {
  expect(values[name]).toEqual(value);
});

test('the theme and the style sheets use the six breakpoints', () => {
  const styleSheets = readFileSync(join(__dirname, '../../build/webpack-base.mjs'), 'utf8');
  for (const [name, pixels] of Object.entries(constants.breakpoints)) {
    expect(theme.breakpoints?.[name as 'xs']).toBe(`${pixels / 16}em`);
    expect(styleSheets).toContain(`'mantine-breakpoint-${name}': '${pixels / 16}em'`);
  }
});
