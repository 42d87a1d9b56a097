import { parseSync } from '@swc/core';

const changes = new Set([
  'add',
  'set',
  'delete',
  'clear',
  'push',
  'unshift',
  'splice',
  'pop',
  'shift',
  'sort',
]);
const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);
/** Collections whose content can only be read with the key object. */
const weak = /^Weak(Map|Set)$/;
const constant = new Set(['RegExp', 'URL', 'TextEncoder', 'TextDecoder', 'Error']);

const isNode = (value) => typeof value === 'object' && value !== null;

function visit(node, see) {
  if (!isNode(node)) return;
  see(node);
  for (const child of Object.values(node)) visit(child, see);
}

/** The root variable of an expression: `known` of `known.pages[0].items`. */
function rootOf(node) {
  let one = node;
  while (one?.type === 'MemberExpression' || one?.type === 'TsNonNullExpression')
    one = one.object ?? one.expression;
  return one?.type === 'Identifier' ? one.value : null;
}

/** Variables of a module that its code assigns, increments, deletes from, or changes by a method. */
function changedNames(module) {
  const names = new Set();
  visit(module, (node) => {
    if (node.type === 'AssignmentExpression') names.add(rootOf(node.left));
    if (node.type === 'UpdateExpression') names.add(rootOf(node.argument));
    if (node.type === 'UnaryExpression' && node.operator === 'delete') names.add(rootOf(node.argument));
    if (node.type === 'CallExpression' && changes.has(node.callee.property?.value))
      names.add(rootOf(node.callee.object));
  });
  return names;
}

/** Whether a variable's initial value can change although no code in this module changes it. */
function isState(init) {
  const { value } = init?.callee ?? {};
  if (init?.type === 'CallExpression') return /^create\w*Store$/.test(value ?? '');
  return (
    init?.type === 'NewExpression' && value !== undefined && !collections.has(value) && !constant.has(value)
  );
}

const variablesOf = (statement) => {
  const declaration = statement.type === 'ExportDeclaration' ? statement.declaration : statement;
  return declaration.type === 'VariableDeclaration' ? declaration : null;
};

/** Names used when a session ends: in the `onSessionRemoved` callback, and in functions of the module called there. */
function clearedNames({ body }) {
  const namesIn = (node) => {
    const names = new Set();
    visit(node, ({ type, value }) => type === 'Identifier' && names.add(value));
    return names;
  };
  const functions = new Map(
    body.flatMap((statement) => {
      const declaration = statement.declaration ?? statement;
      if (declaration.type === 'FunctionDeclaration') return [[declaration.identifier.value, declaration]];
      return (variablesOf(statement)?.declarations ?? [])
        .filter(({ init }) => init?.type === 'ArrowFunctionExpression')
        .map(({ id, init }) => [id.value, init]);
    }),
  );
  const names = new Set();
  const collect = (node) => {
    for (const name of namesIn(node)) {
      if (names.has(name)) continue;
      names.add(name);
      if (functions.has(name)) collect(functions.get(name));
    }
  };
  for (const { expression } of body)
    if (expression?.type === 'CallExpression' && expression.callee.value === 'onSessionRemoved')
      collect(expression.arguments);
  return names;
}

/** Module variables that may change and are not reset at the end of a session: the next member could see them. */
export function moduleState(text, file) {
  const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') });
  const changed = changedNames(module.body);
  const cleared = clearedNames(module);
  return module.body.flatMap((statement) => {
    const { kind, declarations = [] } = variablesOf(statement) ?? {};
    return declarations
      .filter(({ id, init }) => kind !== 'const' || changed.has(id.value) || isState(init))
      .filter(({ init }) => !weak.test(init?.callee?.value ?? ''))
      .map(({ id }) => id.value)
      .filter((name) => !cleared.has(name));
  });
}
