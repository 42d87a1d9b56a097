import { readFileSync } from 'node:fs';

const ticksOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

/** CPU seconds of a PostgreSQL server and its child processes, or 0 if the system does not report these. */
export function serverCpuSeconds(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return [pid, ...children].reduce((sum, one) => sum + ticksOf(one), 0) / 100;
  } catch {
    return 0;
  }
}
