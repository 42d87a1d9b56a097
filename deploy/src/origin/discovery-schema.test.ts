import Ajv2020 from 'ajv/dist/2020';
import { goodArea, goodShell } from '../testing/sample-records.ts';
import { discoveryOf } from './discovery.ts';
import { discoverySchema } from './discovery-schema.ts';

const validate = new Ajv2020({ strict: true, formats: { uri: /^https:/ } }).compile(discoverySchema);

const document = () =>
  discoveryOf({
    shell: goodShell(),
    areas: [goodArea('feed', '1.1.0'), goodArea('content')],
    revision: 7,
    given: {
      feed: {
        rollout: { id: 'ab'.repeat(16), cohort: 'canary' },
        signature: 'x'.repeat(86),
        previous: { record: goodArea('feed'), signature: null },
      },
    },
  });

test('the discovery document matches its published schema, canaries and signatures included', () => {
  const made = document();
  expect(made.microFrontends['@az/feed']?.[0]).toMatchObject({
    fallbackUrl: '/areas/feed/1.0.0-b100/remoteEntry.js',
    extras: { az: { previous: { url: '/areas/feed/1.0.0-b100/remoteEntry.js' } } },
  });
  expect(validate(made)).toBe(true);
  expect(made.extras).toEqual({ az: { revision: 7 } });
});

type Loose = Record<string, unknown>;
const entry = (made: Loose) => (made.microFrontends as Record<string, Loose[]>)['@az/feed']?.[0] as Loose;

test.each<[string, (made: Loose) => void]>([
  ['no version of an area', (made) => Object.assign(made.microFrontends as object, { '@az/feed': [] })],
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
