import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { scriptTargets } from './oldest-browsers.mjs';
import { root } from './workspace.mjs';

/** Imports of another file of the same script. */
const imports = /^import [^;]*;$/gm;

/** Source files, one after another, as an inline script of the page, in a block so that it defines no globals. */
export const inlineScript = (...files) => `{${compileInline(files)}}`;

const textOf = (file) => readFileSync(join(root, file), 'utf8').replace(imports, '');

const compileInline = (files) =>
  transformSync(files.map(textOf).join('\n'), {
    filename: files.at(-1),
    env: { targets: scriptTargets },
    jsc: {
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: { toplevel: true } },
    },
    module: { type: 'es6' },
    minify: true,
    sourceMaps: false,
  }).code.replace(/export\s*\{[^}]*\};?/g, '');
