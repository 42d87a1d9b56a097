import { goodArea, goodShell } from '../testing/sample-records.ts';
import { gate } from './gate.ts';
import { outsideLayer } from './style-layers.ts';

const inArea = (css: string) => `@layer area{${css}}`;

test.each([
  ['rules', inArea('.a{color:red}')],
  ['several blocks and comments', `/* a */${inArea('.a{}')}\n/* b */${inArea('.b{}')}`],
  [
    'layers of its own inside',
    `@layer area.base,area.parts;@layer area.base{.a{}}${inArea('@layer x{.b{}}')}`,
  ],
  [
    'what has a condition or a name',
    inArea(
      '@media print{.a{}}@supports(display:grid){.a{}}@keyframes k{to{opacity:0}}@property --p{syntax:"*"}',
    ),
  ],
  ['an encoding', `@charset "utf-8";${inArea('.a{}')}`],
  ['nothing', ''],
])('%s in the layer of areas may be published', (_name, css) => {
  expect(outsideLayer(css)).toBeNull();
});

test.each([
  ['a rule', `${inArea('.a{}')}.card > a{color:red}`, '.card > a'],
  ['a rule with a condition', '@media (min-width:48em){.a{}}', '@media (min-width:48em)'],
  ['animations', '@keyframes turn{to{rotate:1turn}}', '@keyframes turn'],
  ['another style sheet', '@import "https://example.com/a.css";', '@import "https://example.com/a.css"'],
  ['an import into a layer', '@import "a.css" layer(area);', '@import "a.css" layer(area)'],
  ['a layer of the shell', '@layer shell{.a{}}', '@layer shell'],
  ['a layer after all others', '@layer area,late;@layer late{.a{}}', '@layer area,late'],
  ['a layer without a name', '@layer{.a{}}', '@layer'],
  ['a layer that begins alike', '@layer areas{.a{}}', '@layer areas'],
  ['a long selector', `${'.a'.repeat(100)}{}`, '.a'.repeat(30)],
])('%s outside it is refused, and quoted', (_name, css, cited) => {
  expect(outsideLayer(css)).toBe(
    `has ${cited} outside the cascade layer of areas: everything must be in @layer area, where the build of an area puts it (shared/build/layers.mjs).`,
  );
});

test.each([
  ['ends its layer twice', inArea('.a{}}.b{color:red}'), 'cannot be read: Unexpected } in line 1.'],
  ['never ends its layer', '@layer area{.a{}', 'cannot be read: Unclosed block in line 1.'],
  ['has a long word', '\\'.repeat(1000), `cannot be read: Unknown word ${'\\'.repeat(47)} in line 1.`],
  ['is too large', ' '.repeat(1_000_001), 'has more than 1000000 characters.'],
])('a style sheet that %s is refused', (_name, css, sentence) => {
  expect(outsideLayer(css)).toBe(sentence);
});

test('the gate names area and style sheet; the shell has layers of its own', () => {
  const outside = { 'feed.css': 'has .a outside.' };
  const served = [goodShell(), goodArea('feed')];
  expect(gate({ record: goodArea('feed', '1.1.0'), outside }, served)).toEqual([
    { who: 'feed 1.1.0+b110', what: 'feed.css has .a outside.' },
  ]);
  expect(gate({ record: goodShell('1.1.0'), outside }, served)).toEqual([]);
});
