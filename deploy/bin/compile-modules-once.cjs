/**
 * Compiles each module once in a process of jest. Jest runs each test file in a context of its own and compiles every
 * module anew there, a sixth of the processor time of component tests. A script that runs in several contexts shares its
 * compiled functions between them.
 */
const vm = require('node:vm');

const { compileFunction } = vm;
const scripts = new Map();

const knownScript = (code, filename) => {
  const known = scripts.get(filename);
  return known?.code === code ? known.script : null;
};

const newScript = (code, parameters, filename) => {
  const head = `(function (${parameters}) {`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  scripts.set(filename, { code, script });
  return script;
};

vm.compileFunction = (code, parameters, options) => {
  const { filename, parsingContext } = options ?? {};
  if (!parsingContext || !filename) return compileFunction(code, parameters, options);
  const known = knownScript(code, filename);
  if (known) return known.runInContext(parsingContext);
  // `import()` is answered by the test file that compiled the module, so such a module cannot be shared.
  if (/\bimport\s*\(/.test(code)) return compileFunction(code, parameters, options);
  return newScript(code, parameters, filename).runInContext(parsingContext);
};
