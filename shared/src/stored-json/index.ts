export { entriesOf, hasStrings, isString, parseListOf } from './json-values.ts';
export { parseStoredJson, readStoredJson, writeStoredJson } from './stored-json.ts';
