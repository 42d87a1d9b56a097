import { toJsonSchema } from '@valibot/to-json-schema';
import { Ajv, type Options } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema } from 'valibot';

const strict: Options = { strict: true, allErrors: false, removeAdditional: false, useDefaults: false };

/** A contract as JSON schema, for validation, serialisation and the OpenAPI document. */
export function jsonSchema(contract: GenericSchema): Record<string, unknown> {
  const { $schema, ...schema } = toJsonSchema(contract, { errorMode: 'throw', ignoreActions: ['trim'] });
  return schema;
}

/** Bodies are taken as they are; only texts of the address (query, path) are turned into numbers where one is asked. */
export function validateByContract(app: FastifyInstance): void {
  const exact = new Ajv({ ...strict, coerceTypes: false });
  const fromText = new Ajv({ ...strict, coerceTypes: true });
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? exact : fromText).compile(schema as Record<string, unknown>),
  );
}
