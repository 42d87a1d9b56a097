/**
 * Generates the shell's `provide.ts`: the shares that the page provides to areas. Keys in `eager` are in the main
 * script, the others load on demand.
 */
module.exports = function provide() {
  const { eager, keys } = this.getOptions();
  const text = JSON.stringify;
  const names = new Map(eager.map((key, place) => [key, `eager${place}`]));
  const entry = (key) => names.get(key) ?? `() => import(${text(key)})`;
  // The keys are not part of this module's identity: without this dependency, webpack would reuse a cached build with
  // the old keys.
  this.addDependency(require('node:path').join(__dirname, '../package.json'));
  return [
    ...[...names].map(([key, name]) => `import * as ${name} from ${text(key)};`),
    `export const provided = {`,
    ...keys.map((key) => `  ${text(key)}: ${entry(key)},`),
    '};\n',
  ].join('\n');
};
