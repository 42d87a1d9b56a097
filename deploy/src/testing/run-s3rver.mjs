/**
 * An S3-compatible server of a test's own, in a process of its own, with the bucket `az-connect`: `node run-s3rver.mjs`,
 * with a port to take one again, and a folder. Prints its address; ends when its input does.
 */
import S3rver from 's3rver';

const [, , directory, port = '0'] = process.argv;
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets: [{ name: 'az-connect', configs: [] }],
});
const address = await server.run();
process.stdout.write(`http://127.0.0.1:${address.port}\n`);
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
