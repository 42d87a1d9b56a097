/** Prints what the export and the erasure say of the schema: `node print-holdings.mjs`. */
import { holdings } from '../dist/repositories/holdings/holdings.js';
import { pictureUses } from '../dist/repositories/picture-repository.js';

const columns = holdings.flatMap((holding) => holding.columns);
const names = holdings.filter(({ read }) => read).map(({ name }) => name);
process.stdout.write(JSON.stringify({ columns, names, pictureUses }));
