import { outsideLayer } from './style-layers.ts';

const inArea = (css: string) => `@layer area{${css}}`;

test.each([
  '.feed-card',
  '.feed-card h2 > a:hover::before',
  '[data-mantine-color-scheme=dark] .feed-card',
  'html .feed-card',
  ':is(.feed-card, .feed-list) p',
  '.feed-card:not(header)',
  '.feed-card:has(img)',
  '.feed-card .mantine-Button-root',
])('%s only selects elements of the area', (selector) => {
  expect(outsideLayer(inArea(`${selector}{color:red}`))).toBeNull();
});

test.each([
  'header',
  ':root',
  '*',
  'body.feed-page',
  ':root.feed-page header',
  '#root > div',
  '[class*=header]',
  '.mantine-Modal-root',
  ':is(.feed-card, header)',
  'header:has(.feed-card)',
  'header:not(.feed-card)',
  '::selection',
])('%s is refused, and quoted', (selector) => {
  expect(outsideLayer(inArea(`.feed-card,${selector}{display:none!important}`))).toBe(
    `selects ${selector}, which can be outside the area: each selector needs a class of the area (CSS modules), or @media print.`,
  );
});

test.each([
  ['a condition', '@media (min-width:1px){@supports(display:grid){header{color:red}}}', 'header'],
  ['a layer of its own', '@layer a{header{color:red}}', 'header'],
  ['a nested rule', '.feed-card{header:has(&){color:red}}', 'header:has(&)'],
  ['a scope', '@scope (header){.a{color:red}}', 'header'],
  ['a scope without a root', '@scope{a{color:red}}', '*'],
  ['print and screen', '@media print,screen{header{color:red}}', 'header'],
])('in %s too', (_name, css, cited) => {
  expect(outsideLayer(inArea(css))).toContain(`selects ${cited}, which`);
});

test.each([
  ['rules nested in its own', '.feed-card{color:red;& > a{color:red}a{color:red}header &{color:red}}'],
  ['the scope of its own element', '@scope (.feed-card) to (.feed-part){a{color:red}}'],
  ['animations and fonts', '@keyframes feed-turn{from{rotate:0turn}}@font-face{font-family:a}'],
  ['paper', '@media print{body:has(.feed-print) header{display:none}}'],
])('it may have %s', (_name, css) => {
  expect(outsideLayer(inArea(css))).toBeNull();
});

test('a selector that cannot be read is refused', () => {
  expect(outsideLayer(inArea('.a:is({color:red}'))).toMatch(/cannot be read/);
});
