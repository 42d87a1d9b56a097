/** Lists the shell's main script by package and folder, with brotli bytes in proportion to the minified bytes. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from '../../deploy/dist/build/build.js';
import { root } from '../../shared/build/workspace.mjs';
import { table } from './table.mjs';

const { eachMapping, TraceMap } = createRequire(join(root, 'deploy/package.json'))(
  '@jridgewell/trace-mapping',
);

function ownerOf(source) {
  const [, inPackage] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  return inPackage ?? /^webpack(?=\/)|^(?:[\w-]+\/){1,3}/.exec(source)?.[0].replace(/\/$/, '') ?? source;
}

/** Bytes of a minified script by package or folder. A mapping covers the script up to the next mapping. */
function bytesByOwner(script, map) {
  const mappings = [];
  eachMapping(new TraceMap(map), (mapping) => mappings.push(mapping));
  const lines = script.split('\n');
  const bytes = new Map();
  for (const [index, { generatedLine, generatedColumn, source }] of mappings.entries()) {
    const next = mappings[index + 1];
    const end =
      next?.generatedLine === generatedLine ? next.generatedColumn : lines[generatedLine - 1].length;
    const owner = ownerOf(source ?? 'webpack/runtime');
    bytes.set(owner, (bytes.get(owner) ?? 0) + end - generatedColumn);
  }
  return bytes;
}

const { folder } = await build('shell');
const script = readFileSync(join(folder, 'main.js'), 'utf8');
const whole = brotliCompressSync(script).length;
const bytes = bytesByOwner(script, readFileSync(join(folder, 'main.js.map'), 'utf8'));
const kilobytes = (share) => ((share / script.length) * (whole / 1000)).toFixed(1);
const rows = [...bytes].toSorted(([, one], [, other]) => other - one);
console.log(
  `\nThe main script: ${(whole / 1000).toFixed(1)} KB with brotli, ${script.length} bytes without\n`,
);
console.log(
  `${table(
    ['package or folder', 'KB'],
    rows.map(([owner, share]) => [owner, kilobytes(share)]),
  )}\n`,
);
