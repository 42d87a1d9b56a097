import type { Schema } from './schema-arbitrary.ts';

type Content = Record<
  string,
  {
    schema?: Schema;
  }
>;
/** One call of an OpenAPI document, as far as the tests read it. */
export type Operation = {
  security: object[];
  'x-access': 'public' | 'member' | 'asks';
  'x-owned'?: 'id' | 'user_id';
  parameters: {
    name: string;
    in: string;
    schema: Schema;
  }[];
  requestBody?: {
    content: Content;
  };
  responses: Record<
    string,
    {
      content?: Content;
    }
  >;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
};
/** The OpenAPI document of a server, read once per test file. */
export declare function openApiOf(api: string): Promise<OpenApi>;
export type Reply = {
  method: string;
  path: string;
  status: number;
  type: string | null;
  body: unknown;
};
/**
 * What is wrong with a reply according to the document: a status, a type or a body that it does not describe; null when
 * nothing is. Paths that no operation has are not judged.
 */
export declare function findDeviation(
  document: OpenApi,
  { method, path, status, type, body }: Reply,
): string | null;
