/**
 * An origin with sample versions instead of built sources, in its own process: `node serve-origin.mjs` after `npx tsc
 * -b`, with the settings of an origin. Into an empty control plane it publishes a shell and a home feed. Prints its
 * addresses and, when it made one, its first token as JSON; ends when its input does.
 */
import { operatorsToken } from '../../dist/api/operators-token.js';
import { readSettings } from '../../dist/env.js';
import { openOrigin } from '../../dist/open-origin.js';
import { publishSamples } from '../../dist/testing/publish-samples.js';

const settings = readSettings({ PORT: '0', SEED_DEMO: '0', ...process.env });
const { versions, files, signingKey, app, admin, close } = await openOrigin(settings);
await publishSamples({ versions, files, signingKey });
await files.prepare(await versions.served());
const token = await operatorsToken(versions.control);
await app.listen({ host: '127.0.0.1', port: settings.port });
await admin.listen({ host: '127.0.0.1', port: settings.adminPort });
const [url, adminUrl] = [app, admin].map(({ server }) => `http://127.0.0.1:${server.address().port}`);
process.stdout.write(`${JSON.stringify({ url, adminUrl, token })}\n`);
process.stdin.resume();
process.stdin.once('end', close);
