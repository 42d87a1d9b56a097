import { readdirSync, readFileSync } from 'node:fs';

/** So often processes are looked at, in milliseconds; what is reached for a shorter time goes unseen. */
const interval = 50;

/** Text of a file of a process; empty once the process is gone. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A process may start others from any of its threads. */
function childrenOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean),
    );
  } catch {
    return [];
  }
}

const processTree = (pid) => [pid, ...childrenOf(pid).flatMap(processTree)];

/** What a process holds, in kilobytes: a page that several share counts in parts. */
const memoryOf = (pid) => Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

/**
 * Looks at what a process and all its children hold together; `peak` gives the most, in megabytes, and ends it. Null
 * where the system does not tell.
 */
export function sampleMemory(pid) {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(
      most,
      processTree(pid).reduce((sum, one) => sum + memoryOf(one), 0),
    );
  }, interval);
  return {
    peak: () => {
      clearInterval(timer);
      return most === 0 ? null : Math.round(most / 1024);
    },
  };
}
