/** Prints the declared personal data of the schema: `node print-personal-data.mjs`. */
import { allPersonalData } from '../dist/repositories/personal-data/all-personal-data.js';
import { pictureUses } from '../dist/repositories/picture-repository.js';

const columns = allPersonalData.flatMap((part) => part.columns);
const names = allPersonalData.filter(({ read }) => read).map(({ name }) => name);
process.stdout.write(JSON.stringify({ columns, names, pictureUses }));
