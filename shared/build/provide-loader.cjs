/**
 * Fills the shell's `provide.ts`: a share key is in the share scope only if something in the shell's own graph imports
 * it, so every key is imported here, on demand.
 */
module.exports = function provide() {
  const { keys } = this.getOptions();
  // The keys are no part of this module's identity: without this, a build cached before a new one would go on without it.
  this.addDependency(require('node:path').join(__dirname, '../package.json'));
  return `export const provided = {\n${keys.map((key) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(key)}),`).join('\n')}\n};\n`;
};
