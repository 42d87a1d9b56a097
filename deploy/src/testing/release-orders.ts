import { gate } from '../gate/gate.ts';
import type { VersionRecord } from '../versions/record.ts';

export function ordersOf<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((one) => ordersOf(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));
}

/** Releases one version after the other, except those that the gate refuses. Returns its findings. */
export function release(live: VersionRecord[], versions: VersionRecord[]): string[] {
  const served = new Map(live.map((record) => [record.area, record]));
  return versions.flatMap((record) => {
    const found = gate({ record }, [...served.values()]);
    if (found.length === 0) served.set(record.area, record);
    return found.map(({ who, what }) => `${who}: ${what}`);
  });
}
