import { readdirSync, readFileSync } from 'node:fs';

/** Sampling interval of processes, in milliseconds; shorter peaks are missed. */
const interval = 50;

/** Text of a file of a process; empty once the process has ended. */
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

/** Proportional set size of a process, in kilobytes: a shared page counts in parts. */
const memoryOf = (pid) => Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

/**
 * Samples the memory of a process and its children. `peak` ends this and returns the maximum in megabytes, or null if
 * the system does not report it.
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
