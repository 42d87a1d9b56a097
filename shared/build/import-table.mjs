import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

function propertyKey(key) {
  return key.type === 'StringLiteral' || key.type === 'Identifier' ? key.value : undefined;
}

function importedRequest(value) {
  let node = value;
  while (node && node.type !== 'CallExpression') {
    if (node.type === 'ArrowFunctionExpression') node = node.body;
    else if (node.type === 'ParenthesisExpression') node = node.expression;
    else return undefined;
  }
  return node?.callee.type === 'Import' ? node.arguments[0].expression.value : undefined;
}

/**
 * Reads a table of lazy imports (`{ key: () => import('./X.tsx') }`) out of a source file: key -> request. Every object
 * literal of the file counts; other entries are ignored.
 */
export function readImportTable(file) {
  const table = {};
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'KeyValueProperty') {
      const key = propertyKey(node.key);
      const request = importedRequest(node.value);
      if (key !== undefined && request !== undefined) table[key] = request;
    }
    Object.values(node).forEach(visit);
  };
  visit(parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true, target: 'es2022' }).body);
  return table;
}
