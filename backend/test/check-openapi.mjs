/** Prints the mistakes of the OpenAPI document at an address: `node check-openapi.mjs <url>`. */
import { Validator } from '@seriousme/openapi-schema-validator';

const [url] = process.argv.slice(2);
const { valid, errors } = await new Validator().validate(await (await fetch(url)).json());
process.stdout.write(valid ? 'valid' : JSON.stringify(errors));
