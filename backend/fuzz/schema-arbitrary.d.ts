import fc from 'fast-check';
/** The part of JSON schema that the OpenAPI document uses. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};
/** Values that keep a JSON schema or sit at its edges. */
export declare function arbitraryOf(schema: Schema): fc.Arbitrary<unknown>;
/** Values near a schema: one thing about them is wrong. */
export declare function nearlyOf(schema: Schema): fc.Arbitrary<unknown>;
