import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { scriptTargets } from './oldest-browsers.mjs';
import { root } from './workspace.mjs';

/** A source file as an inline script of the page, wrapped in a function so that it defines no globals. */
export const inlineScript = (file) => `{${compileInline(file)}}`;

const compileInline = (file) =>
  transformSync(readFileSync(join(root, file), 'utf8'), {
    filename: file,
    env: { targets: scriptTargets },
    jsc: {
      parser: { syntax: 'typescript' },
      minify: { compress: true, mangle: { toplevel: true } },
    },
    module: { type: 'es6' },
    minify: true,
    sourceMaps: false,
  }).code.replace(/export\s*\{[^}]*\};?/g, '');
