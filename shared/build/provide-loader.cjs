/**
 * Fills the shell's `provide.ts`: a share key is in the share scope only if something in the shell's own graph imports
 * it, so every key is imported here, on demand.
 */
module.exports = function provide() {
  const { keys } = this.getOptions();
  return `export const provided = {\n${keys.map((key) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(key)}),`).join('\n')}\n};\n`;
};
