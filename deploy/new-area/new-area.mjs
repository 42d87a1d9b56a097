import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withImporter, withReference } from './lists.mjs';
import { blockerWarning, checkedRequest } from './request.mjs';

const template = join(dirname(fileURLToPath(import.meta.url)), 'template');

function templateFiles(folder = template) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? templateFiles(path) : [path];
  });
}

/** A text as a string literal, with the quotes that the formatter prefers. */
const quoted = (text) =>
  text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;

/** A text as the value of a JSX attribute, where strings have no escapes. */
const attribute = (text) => (text.includes('"') ? `{${quoted(text)}}` : `"${text}"`);

const forms = { json: JSON.stringify, attribute };

function filled(text, values) {
  return text.replace(/\{\{(?:(\w+) )?(\w+)\}\}/g, (_, form, name) =>
    form ? forms[form](values[name]) : values[name],
  );
}

function hostContractOf(root) {
  const source = readFileSync(join(root, 'shared/src/area/contract.ts'), 'utf8');
  return /hostContractVersion = '([^']+)'/.exec(source)[1];
}

const fileName = (path, { Component }) =>
  relative(template, path)
    .replace(/\.txt$/, '')
    .replace(/pages\/Page\./, `pages/${Component}Page.`);

/**
 * Creates the folder of a new area and adds it to the references of `tsconfig.json` and to the lock file. All
 * contents are made before the first file is written.
 *
 * @returns the checked request, the area's folder and files, and a warning or null
 * @throws Refusal with one sentence; then nothing has changed
 */
export function newArea(root, name, options) {
  const request = checkedRequest(root, name, options);
  // Layouts behind the sign-in have padding around their pages, the public one has none.
  const padding = request.group === 'public' ? '\n  padding: 1.5rem 1rem;' : '';
  const values = { ...request, padding, hostContract: hostContractOf(root) };
  const folder = join(root, `mfe-${name}`);
  const files = templateFiles().map((path) => [
    join(folder, fileName(path, request)),
    filled(readFileSync(path, 'utf8'), values),
  ]);
  const declared = JSON.parse(files.find(([file]) => file === join(folder, 'package.json'))[1]);
  const change = (file, by) => [join(root, file), by(readFileSync(join(root, file), 'utf8'), name, declared)];
  const lists = [change('tsconfig.json', withReference), change('pnpm-lock.yaml', withImporter)];
  for (const [file, text] of [...files, ...lists]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return {
    ...request,
    folder,
    warning: blockerWarning(request),
    files: files.map(([file]) => relative(root, file)),
  };
}
