/** Makes the README's table of costs from bench/results.json. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../shared/build/workspace.mjs';

const readme = join(root, 'README.md');
const head = '| page | requests | JS + CSS, KB | ratio | round trips | LCP, s |';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1);
const plain = (value) => String(Number(value.toFixed(2)));

/** One line per page that was measured in both variants, with `federated / one bundle`. A dash is a missing figure. */
export function costTable(results) {
  const lines = Object.entries(results)
    .filter(([path, page]) => path.startsWith('/') && page.ratio)
    .map(([path, { federated, oneBundle, ratio }]) => {
      const both = (figure, written) =>
        [federated, oneBundle]
          .map(({ [figure]: value }) => (value == null ? '–' : written(value)))
          .join(' / ');
      const cells = [
        `\`${path}\``,
        both('requests', plain),
        both('jsCssBytes', kilobytes),
        ratio.jsCssBytes.toFixed(2),
        both('roundTrips', plain),
        both('lcpApplied', seconds),
      ];
      return `| ${cells.join(' | ')} |`;
    });
  return [head, '|---|--:|--:|--:|--:|--:|', ...lines].join('\n');
}

export function writeCostTable(results) {
  const text = readFileSync(readme, 'utf8');
  writeFileSync(readme, text.replace(/\| page \|[^\n]*\n(\|[^\n]*\n)*/, `${costTable(results)}\n`));
}
