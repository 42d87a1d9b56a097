import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '@az/shared/build/workspace.mjs';

const script = join(root, 'shared/build/build-process.mjs');

type Answer = { folder: string } | { message: string };

/**
 * A process that runs builds, one at a time. It starts at the first build; the next ones take about half of the time,
 * because webpack is loaded already.
 */
export class BuildProcess {
  #child: ChildProcess | null = null;
  #closed: Promise<unknown> | null = null;
  #output = '';

  /** Calls `build(name)` of a module. Returns the folder of the build; rejects with the error, or with all output. */
  async run(module: string, name: string): Promise<string> {
    this.#child ??= this.#start();
    this.#closed ??= once(this.#child, 'close');
    const answered = once(this.#child, 'message');
    this.#child.send({ module, name });
    // Waits for `close`, because at `exit` some output may not have arrived yet.
    const answer = await Promise.race([
      answered.then(([message]) => message as Answer),
      this.#closed.then((): Answer => ({ message: this.#output })),
    ]);
    if ('folder' in answer) return answer.folder;
    throw new Error(`The build of ${name} failed.\n${answer.message}`);
  }

  /** Lets the process end, after the build that it runs. */
  end(): void {
    if (this.#child?.connected) this.#child.disconnect();
  }

  #start(): ChildProcess {
    const child = fork(script, [], { execArgv: [], stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    // Without it, a build would go on for a process that a signal has ended.
    const kill = () => child.kill('SIGKILL');
    process.once('exit', kill);
    child.once('exit', () => process.off('exit', kill));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.#output += chunk;
      });
    return child;
  }
}
