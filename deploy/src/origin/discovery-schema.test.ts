import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2019 from 'ajv/dist/2019';
import Ajv2020 from 'ajv/dist/2020';
import { goodArea, goodShell } from '../testing/sample-records.ts';
import { discoveryOf, pageDiscovery } from './discovery.ts';
import { discoverySchema } from './discovery-schema.ts';

const ajv = new Ajv2020({ strict: true, formats: { uri: /^https:/ } });
const validate = ajv.compile(discoverySchema);

/**
 * The schema of AWS frontend-discovery, https://github.com/awslabs/frontend-discovery/blob/main/schema/v1-pre.json, without
 * its comments. It describes only the first entry of each list, so all entries are also validated one by one.
 */
const awsSchema = JSON.parse(readFileSync(join(__dirname, 'frontend-discovery.schema.json'), 'utf8'));
const aws = new Ajv2019({ strict: true, strictTuples: false });
const awsDocument = aws.compile(awsSchema);
const awsEntry = aws.compile(awsSchema.properties.microFrontends.additionalProperties.items[0]);

const live = () => ({
  shell: goodShell(),
  areas: [goodArea('feed', '1.1.0'), goodArea('content')],
  revision: 7,
  given: {
    feed: {
      rollout: { id: 'ab'.repeat(16), cohort: 'canary' as const },
      signature: 'x'.repeat(86),
      previous: { record: goodArea('feed'), signature: null },
    },
  },
});
const document = () => discoveryOf(live());

test('the discovery document matches its published schema, canaries and signatures included', () => {
  const made = document();
  expect(made.microFrontends['@az/feed']?.[0]).toMatchObject({
    fallbackUrl: '/areas/feed/1.0.0-b100/remoteEntry.js',
    extras: { az: { previous: { url: '/areas/feed/1.0.0-b100/remoteEntry.js' } } },
  });
  expect(validate(made)).toBe(true);
});

test('the document and every entry, the previous one of a canary too, match the AWS schema that it names', () => {
  const made = document();
  expect(made.schema).toContain('awslabs/frontend-discovery');
  expect([awsDocument(made), awsDocument.errors]).toEqual([true, null]);
  const entries = Object.values(made.microFrontends).flat();
  const all = entries.flatMap((one) => [one, one.extras.az.previous ?? []].flat());
  expect(all).toHaveLength(3);
  for (const one of all) expect([awsEntry(one), awsEntry.errors]).toEqual([true, null]);
});

test('the data of a page has the revision, and so does not match the AWS schema', () => {
  const page = pageDiscovery(live(), []);
  expect(page.extras).toEqual({ az: { revision: 7 } });
  expect(awsDocument(page)).toBe(false);
});

type Loose = Record<string, unknown>;
const entry = (made: Loose) => (made.microFrontends as Record<string, Loose[]>)['@az/feed']?.[0] as Loose;

test.each<[string, (made: Loose) => void]>([
  ['no version of an area', (made) => Object.assign(made.microFrontends as object, { '@az/feed': [] })],
  ['a revision', (made) => Object.assign(made, { extras: { az: { revision: 7 } } })],
  ['an unknown word', (made) => Object.assign(made, { percent: 5 })],
  ['an unknown word in an entry', (made) => Object.assign(entry(made), { percent: 5 })],
  [
    'integrity of another kind',
    (made) => Object.assign(entry(made).metadata as object, { integrity: 'md5-x' }),
  ],
  ['a version that is none', (made) => Object.assign(entry(made).metadata as object, { version: '1' })],
  ['another host', (made) => Object.assign(entry(made), { url: 'https://autre.test/remoteEntry.js' })],
  ['a fallback elsewhere', (made) => Object.assign(entry(made), { fallbackUrl: '//autre.test/x.js' })],
  ['a name without a scope', (made) => Object.assign(made.microFrontends as object, { feed: [entry(made)] })],
])('%s does not match it', (_name, spoil) => {
  const made = document() as unknown as Loose;
  spoil(made);
  expect(validate(made)).toBe(false);
});
