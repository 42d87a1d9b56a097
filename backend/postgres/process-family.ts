import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    const pairs = list.map((line) => line.trim().split(/\s+/).map(Number));
    return pairs.flatMap(([one, parent]) => (parent === pid && one ? [one] : []));
  }
}

/** Sends a signal to a process and its children. */
export function signalFamily(pid: number, signal: NodeJS.Signals): void {
  for (const one of [pid, ...childrenOf(pid)]) {
    try {
      process.kill(one, signal);
    } catch {
      // The process has already ended.
    }
  }
}
