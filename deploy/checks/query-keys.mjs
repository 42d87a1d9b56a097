import { parseSync } from '@swc/core';

/** Methods of the query client that take a filter. A filter without a key also matches the data of other areas. */
const filtered = new Set([
  'cancelQueries',
  'getQueriesData',
  'invalidateQueries',
  'isFetching',
  'refetchQueries',
  'removeQueries',
  'resetQueries',
  'setQueriesData',
]);
/** Methods for which the compiler accepts a filter with any key. */
const unchecked = new Set(['getQueriesData', 'setQueriesData']);
/** Methods that reach the whole cache. */
const whole = new Set(['clear', 'getQueryCache']);

function visit(node, see) {
  if (typeof node !== 'object' || node === null) return;
  see(node);
  for (const child of Object.values(node)) visit(child, see);
}

function namedArrays(module) {
  const arrays = new Map();
  visit(module, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && id.type === 'Identifier') arrays.set(id.value, init);
  });
  return arrays;
}

/** The query key in a filter; null if the filter has none. */
function keyOf(filter) {
  if (filter?.type !== 'ObjectExpression') return null;
  const property = filter.properties.find(({ key, value }) => (key ?? { value }).value === 'queryKey');
  return property?.value?.type ? property.value : (property ?? null);
}

/** Methods that are called without a key, or, if the compiler accepts any key, with one of another area. */
export function callsOnOthers(text, file, owner) {
  const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') }).body;
  const arrays = namedArrays(module);
  const isOwn = (key) => {
    const named = key.type === 'Identifier' ? arrays.get(key.value) : key;
    const array = named?.type === 'TsConstAssertion' ? named.expression : named;
    const [first] = array?.elements ?? [];
    return first?.spread ? isOwn(first.expression) : first?.expression.value === owner;
  };
  const isAllowed = (method, key) =>
    key !== null && key.elements?.length !== 0 && (!unchecked.has(method) || isOwn(key));
  const calls = [];
  visit(module, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    const isClient = /quer/i.test(object.value ?? object.callee?.value ?? object.property?.value ?? '');
    if (filtered.has(property.value) && !isAllowed(property.value, keyOf(node.arguments[0]?.expression)))
      calls.push(property.value);
    if (whole.has(property.value) && isClient) calls.push(property.value);
  });
  return calls;
}
