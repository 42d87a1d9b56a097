import { basename, relative } from 'node:path';
import { root } from './workspace.mjs';

/**
 * The cascade layers of the product, the weakest first. The page declares them before any style sheet
 * (shell/src/page/index.html), so that layers decide which rule wins, not the order in which style sheets arrive.
 */
const layers = ['mantine', 'mantine-over', 'theme', 'kit', 'social', 'shell', 'area'];

export const layerStatement = `@layer ${layers.join()};`;

/** Mantine components that restyle other components inside them, in a separate file. */
const overMantine = ['Alert.css', 'InlineInput.css'];

/** Folders of the style sheets of each layer. The first match wins. */
const folders = [
  [/\/node_modules\/@mantine\//, 'mantine'],
  [/^shared\/src\/theme\//, 'theme'],
  [/^shared\/src\/social\//, 'social'],
  [/^shared\/src\//, 'kit'],
  [/^shell\/src\//, 'shell'],
];

/** The layer of a style sheet. Style sheets of areas, and of packages that an area bundles, are in `area`. */
function layerOf(file) {
  const path = relative(root, file).replaceAll('\\', '/');
  const layer = folders.find(([folder]) => folder.test(path))?.[1] ?? 'area';
  return layer === 'mantine' && overMantine.includes(basename(file)) ? 'mantine-over' : layer;
}

/** At-rules that are only allowed at the top level of a style sheet. */
const topOnly = ['charset', 'import', 'namespace'];

/** A PostCSS plugin: wraps everything in a style sheet in its layer. */
export const intoLayer = {
  postcssPlugin: 'az-into-layer',
  OnceExit(sheet, { AtRule }) {
    const layer = new AtRule({ name: 'layer', params: layerOf(sheet.source.input.file) });
    const inside = sheet.nodes.filter(({ name }) => !topOnly.includes(name));
    if (inside.length > 0) sheet.append(layer.append(inside));
  },
};
