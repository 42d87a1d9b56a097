import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv, type Options } from 'ajv';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { sentences } from './sentences.ts';

const strict: Options = { strict: true, allErrors: false, removeAdditional: false, useDefaults: false };

const contractOf = Symbol('contract');

type Contract = v.GenericSchema & { entries?: Record<string, unknown> };
type ContractSchema = Record<string, unknown> & { [contractOf]?: Contract };

/** What a JSON schema cannot say; requests are checked by the contract itself. */
const ignoreActions = ['trim', 'transform', 'check', 'partial_check', 'forward', 'raw_check', 'normalize'];

/** A contract as JSON schema (of what goes over the wire), for validation, serialisation and the OpenAPI document. */
export function jsonSchema(contract: v.GenericSchema): Record<string, unknown> {
  const { $schema, ...schema } = toJsonSchema(contract, {
    errorMode: 'throw',
    ignoreActions,
  });
  return Object.assign(schema, { [contractOf]: contract });
}

/** Sentences for single fields, by request key; keys that the contract does not know are not repeated. */
function fieldsOf(contract: Contract, issues: v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const key = String(issue.path?.[0]?.key ?? '');
    if (contract.entries && Object.hasOwn(contract.entries, key)) fields[key] ??= issue.message;
  }
  return fields;
}

/**
 * The value as the contract gives it (trimmed, for instance). Throws kind `invalid` with a sentence for each wrong field
 * when it does not keep the contract; the first of them is the message.
 */
export function readByContract<T extends v.GenericSchema>(contract: T, value: unknown): v.InferOutput<T> {
  const { success, output, issues } = v.safeParse(contract, value, { message: sentences.wrongValue });
  if (success) return output;
  const fields = fieldsOf(contract, issues);
  const own = Object.values(fields).find((message) => message !== sentences.wrongValue);
  throw new ApiError('invalid', own ?? sentences.unreadable, { fields });
}

/**
 * Checks requests by their contracts. Bodies are taken as they are; only texts of the address (query, path) are turned
 * into numbers where one is asked.
 */
export function validateByContract(app: FastifyInstance): void {
  const fromText = new Ajv({ ...strict, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) => {
    if (httpPart !== 'body') return fromText.compile(schema as Record<string, unknown>);
    const contract = (schema as ContractSchema)[contractOf];
    if (!contract) throw new Error('The schema of a body comes from a contract (jsonSchema).');
    return (body: unknown) => {
      try {
        return { value: readByContract(contract, body) };
      } catch (error) {
        return { error: error as ApiError };
      }
    };
  });
}
