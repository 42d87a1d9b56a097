const text = { type: 'string', minLength: 1 };
const integrity = { type: 'string', pattern: '^sha384-[A-Za-z0-9+/]{64}$' };
const path = { type: 'string', pattern: '^/areas/[a-z][a-z0-9-]*/[\\w.-]+/[\\w.-]+$' };
const digest = (length: number) => ({ type: 'string', pattern: `^[\\w-]{${length}}$` });

const closed = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const mapOf = (values: object) => ({ type: 'object', additionalProperties: values });

const az = closed(
  {
    container: { type: 'string', pattern: '^\\w+$' },
    expose: text,
    hostContract: text,
    federation: text,
    shared: mapOf(text),
    assets: { type: 'object', propertyNames: { pattern: '^[\\w.-]+$' }, additionalProperties: integrity },
    first: mapOf({ type: 'array', items: path }),
    owner: closed({ team: text, contact: text }),
    rollout: closed({
      id: { type: 'string', pattern: '^[0-9a-f]{32}$' },
      cohort: { enum: ['stable', 'canary'] },
    }),
    ticket: { type: 'string', pattern: '^[\\w-]+\\.[\\w-]+$' },
    signature: digest(86),
    record: digest(43),
    previous: { $ref: '#/$defs/entry' },
  },
  ['rollout', 'ticket', 'signature', 'record', 'previous'],
);

const semver = '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?(\\+[0-9A-Za-z.-]+)?$';

/** The discovery document of a production origin: names of AWS frontend-discovery, with stricter rules. */
export const discoverySchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Discovery document of AZ Connect',
  ...closed({
    schema: { type: 'string', format: 'uri' },
    microFrontends: {
      type: 'object',
      propertyNames: { pattern: '^@az/[a-z][a-z0-9-]*$' },
      additionalProperties: { type: 'array', minItems: 1, items: { $ref: '#/$defs/entry' } },
    },
  }),
  $defs: {
    entry: closed(
      {
        url: path,
        fallbackUrl: path,
        metadata: closed({ version: { type: 'string', pattern: semver }, integrity }),
        deployment: { type: 'object' },
        extras: { type: 'object', properties: { az }, required: ['az'] },
      },
      ['fallbackUrl', 'deployment'],
    ),
  },
};
