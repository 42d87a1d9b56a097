export { parseStored, readStored, writeStored } from './stored-json.ts';
export { entriesOf, hasTexts, isText, listOf } from './stored-values.ts';
