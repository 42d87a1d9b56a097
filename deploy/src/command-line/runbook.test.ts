import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../commands/index.ts';
import { ControlOrigin } from '../testing/control-origin.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { goodArea, goodShell, secretOf, stateWith, tokenWith } from '../testing/sample-records.ts';
import { reads } from './reads.ts';

// Scanning files for secrets takes long on a busy machine.
jest.setTimeout(60_000);

type Step = { line: string; expected: string };

/** Every command of the README with its documented output. */
function stepsOf(text: string): Step[] {
  const blocks = [...text.matchAll(/```console\n(.*?)```/gs)].map(([, block = '']) => block);
  return blocks
    .join('')
    .split(/^\$ npm run az -- /m)
    .slice(1)
    .map((part) => {
      const [line = '', ...expected] = part.trimEnd().split('\n');
      return { line, expected: expected.join('\n') };
    });
}

/** Replaces what differs from run to run. */
const plain = (output: string): string =>
  output
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/az_[\w-]{43}/g, 'az_<token>')
    .replace(/http:\S+\?az-override=/g, '<url>/?az-override=')
    .replace(/(?<=^|[Oo]verride[ =])[\w-]{22}(?= |$)/gm, '<override>')
    .replace(/\b[0-9a-f]{64}\b/g, '<hash>')
    .replace(/\b[0-9a-f]{8}\b(?= of fil|$)/gm, '<id>')
    // The id of the token that runs these commands is the name of its team.
    .replace(/^(?:[0-9a-f]{8}|operators)(?= {2}(?:fil|operators) {2})/gm, '<id>');

const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8');
const steps = stepsOf(readme);

test('the table of commands is that of their definitions', () => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;
  const expected = [
    row('command', 'right', 'does'),
    '|---|---|---|',
    ...Object.values(commands).map(({ usage, right, scope, description }) =>
      row(`\`${usage}\``, `\`${scope === 'area' ? '<area>' : '*'}:${right}\``, description),
    ),
    ...reads.map(({ usage, description }) => row(`\`${usage}\``, '`*:read`', description)),
  ];
  const [, table = ''] = /^(\| command \| right \|.*?)\n\n/ms.exec(readme) ?? [];
  expect(table).toBe(expected.join('\n'));
});

test('every command of the runbook prints what it documents', async () => {
  const store = new MemoryStore({
    ...stateWith([goodShell(), goodArea('feed')]),
    tokens: [tokenWith('operators', '*:*')],
  });
  // Three tabs run the bad version: `b` knows of the recall, and `c` closes while the version is recalled.
  const runs = ['feed@1.1.0+b110'];
  const tab = (name: string, changes = {}) => ({
    tab: name,
    runs,
    knows: [],
    closed: false,
    address: 'one',
    at: 0,
    ...changes,
  });
  await store.saveTab(tab('a'));
  await store.saveTab(tab('b', { knows: runs }));
  await store.saveTab(tab('c', { closed: true, at: Number.MAX_SAFE_INTEGER }));
  const origin = new ControlOrigin(store);
  await origin.start();
  try {
    const built = await origin.build(goodArea('feed', '1.1.0'));
    const printed: Step[] = [];
    for (const { line } of steps) {
      // `<id>` in the runbook stands for the id of the token that was created last.
      const id = store.state.tokens.at(-1)?.id ?? '';
      const override = store.state.overrides.at(-1)?.id ?? '';
      const typed = line.replace('<id>', id).replace('<override>', override);
      const { output } = await origin.az(typed, secretOf('operators'), {
        environment: { AZ_URL: origin.url, AZ_TOKEN: secretOf('operators'), AZ_BROWSER: 'a-browser' },
        build: async () => built,
        crawl: async ({ pages, looks }) => ({
          pages: pages.length * looks.length,
          findings: [],
          missed: [],
        }),
      });
      printed.push({ line, expected: plain(output).replaceAll(id, line.includes('<id>') ? '<id>' : id) });
    }
    expect(printed).toEqual(steps);
    expect(steps.length).toBeGreaterThan(20);
  } finally {
    await origin.stop();
  }
});
