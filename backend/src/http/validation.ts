import { toJsonSchema } from '@valibot/to-json-schema';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from '../errors/api-error.ts';
import { sentences } from '../errors/sentences.ts';

const contractOf = Symbol('contract');

type Contract = v.GenericSchema & { entries?: Record<string, unknown> };
type ContractSchema = { properties?: Record<string, { type?: string }>; [contractOf]?: Contract };

/** Rules that a JSON schema cannot express; the contract itself checks requests. */
const ignoreActions = ['trim', 'transform', 'check', 'partial_check', 'forward', 'raw_check', 'normalize'];

/** A contract as JSON schema of the wire format, for validation, serialisation and the OpenAPI document. */
export function jsonSchema(contract: v.GenericSchema): Record<string, unknown> {
  const { $schema, ...schema } = toJsonSchema(contract, {
    errorMode: 'throw',
    ignoreActions,
  });
  return Object.assign(schema, { [contractOf]: contract });
}

/** Sentences for single fields, by request key. Keys that are not in the contract are left out. */
function fieldsOf(contract: Contract, issues: v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const key = String(issue.path?.[0]?.key ?? '');
    if (contract.entries && Object.hasOwn(contract.entries, key)) fields[key] ??= issue.message;
  }
  return fields;
}

/**
 * The value as the contract outputs it (trimmed, for instance). If the value does not match the contract, throws kind
 * `invalid` with a sentence for each wrong field. The error's message is the first sentence that says what is wrong.
 */
export function readByContract<T extends v.GenericSchema>(contract: T, value: unknown): v.InferOutput<T> {
  const { success, output, issues } = v.safeParse(contract, value, { message: sentences.wrongValue });
  if (success) return output;
  const fields = fieldsOf(contract, issues);
  const own = Object.values(fields).find((message) => message !== sentences.wrongValue);
  throw new ApiError('invalid', own ?? sentences.unreadable, { fields });
}

/** Converts texts of a query to numbers where the schema requires numbers. The contract refuses other texts there. */
function withNumbers({ properties = {} }: ContractSchema, query: unknown): unknown {
  const entries = Object.entries(query as Record<string, unknown>).map(([name, value]) => {
    const asks = properties[name]?.type;
    const isNumber = (asks === 'integer' || asks === 'number') && /^-?\d{1,15}$/.test(String(value));
    return [name, isNumber ? Number(value) : value];
  });
  return Object.fromEntries(entries);
}

/** Checks bodies and queries by their contracts. In queries, digits become numbers; bodies are not converted. */
export function validateByContract(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => {
    const given = schema as ContractSchema;
    const contract = given[contractOf];
    if (!contract) throw new Error('The schema of a request comes from a contract (jsonSchema).');
    return (data: unknown) => {
      try {
        const value = httpPart === 'querystring' ? withNumbers(given, data) : data;
        return { value: readByContract(contract, value) };
      } catch (error) {
        return { error: error as ApiError };
      }
    };
  });
}

/** Compiles the schema of a reply when the first reply of its kind is written: all of them take long at a start. */
export function writeByContract(app: FastifyInstance): void {
  app.setSerializerCompiler(({ schema }) => {
    let write: ((value: unknown) => string) | null = null;
    return (value: unknown) => {
      write ??= fastJsonStringify(schema as object);
      return write(value);
    };
  });
}
