import { fileURLToPath } from 'node:url';
import { attacks } from './attacks.ts';
import { prepareData, runAttack } from './run-attack.ts';

/** `npm run soak -- attack [<name>]`: every attack, or one, in the long form, each on its own origin. */
const print = (line: string) => process.stdout.write(`${line}\n`);
const [, , name] = process.argv;
const chosen = attacks.filter((attack) => name === undefined || attack.name === name);
if (chosen.length === 0) throw new Error(`Say which: ${attacks.map((attack) => attack.name).join(', ')}.`);

const compiled = fileURLToPath(new URL('../../', import.meta.url));
const prepared = await prepareData({ compiled });
try {
  for (const attack of chosen) {
    print(attack.name);
    const { faults, figures } = await runAttack(attack, { compiled, prepared, isShort: false });
    for (const [what, figure] of Object.entries(figures)) print(`  ${what}: ${figure}`);
    print(`  faults: ${faults.length}`);
    for (const fault of faults) print(`    ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await prepared.remove();
}
