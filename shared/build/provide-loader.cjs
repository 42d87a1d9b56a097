/**
 * Fills the shell's `provide.ts`: what the page lends to areas. A key in `eager` stands in the main script, the others
 * load on demand.
 */
module.exports = function provide() {
  const { eager, keys } = this.getOptions();
  const text = JSON.stringify;
  const names = new Map(eager.map((key, place) => [key, `eager${place}`]));
  const entry = (key) => names.get(key) ?? `() => import(${text(key)})`;
  // The keys are no part of this module's identity: without this, a build cached before a new one would go on without it.
  this.addDependency(require('node:path').join(__dirname, '../package.json'));
  return [
    ...[...names].map(([key, name]) => `import * as ${name} from ${text(key)};`),
    `export const provided = {`,
    ...keys.map((key) => `  ${text(key)}: ${entry(key)},`),
    '};\n',
  ].join('\n');
};
