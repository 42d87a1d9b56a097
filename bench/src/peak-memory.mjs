import { readdirSync, readFileSync } from 'node:fs';

/** Interval between samples, in milliseconds. Shorter peaks are missed. */
const interval = 50;

/** The text of a file in `/proc`, or an empty text when the process has ended. */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Children of a process. All threads are looked at, because each can have started processes. */
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

/** Proportional set size of a process, in kilobytes: a page shared by several processes is divided among them. */
const memoryOf = (pid) => Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

/**
 * Samples the memory of a process and all its descendants. `peak` ends the sampling and returns the maximum in
 * megabytes, or null if the system does not report memory.
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
