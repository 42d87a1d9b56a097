/**
 * An nginx with the configuration in a folder, in its own process: `node run-nginx.mjs <folder> <port>`. Prints the
 * output of nginx's configuration check as JSON once it answers on the port; ends when its input does.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { installedNginx } from '../../bin/nginx.mjs';

const [, , folder, port] = process.argv;
const program = installedNginx();
if (!program) throw new Error('There is no nginx: install it (on Debian: apt-get install nginx-light).');
const parameters = ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'];
const check = spawnSync(program, [...parameters, '-t'], { encoding: 'utf8' }).stderr;
const nginx = spawn(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
nginx.once('exit', (code) => process.exit(code ?? 1));

async function isListening() {
  const socket = connect(Number(port), '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

while (!(await isListening())) await wait(20);
process.stdout.write(`${JSON.stringify(check)}\n`);
process.stdin.resume();
process.stdin.once('end', () => nginx.kill('SIGTERM'));
