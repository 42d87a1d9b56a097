import { canonicalJson } from '@az/shared/discovery';
import { type AreaRecord, isShell, type ShellRecord, type VersionRecord } from '../versions/record.ts';
import { areaBesideArea, containerFindings, guardFindings, routeFindings } from './area-conflicts.ts';
import { areaOnShell } from './area-on-shell.ts';
import { budgetFindings } from './budget.ts';
import { completeness } from './completeness.ts';
import type { Candidate, Finding } from './finding.ts';
import { inertFindings } from './first-content.ts';
import { layerFindings } from './style-layers.ts';

export const sameBytes = (one: VersionRecord, other: VersionRecord): boolean =>
  canonicalJson(one) === canonicalJson(other);

function otherBytes(record: VersionRecord, served: VersionRecord[]): Finding[] {
  return served
    .filter(({ area, version }) => area === record.area && version === record.version)
    .filter((one) => !sameBytes(one, record))
    .map(({ area, version }) => ({
      who: `${area} ${version}`,
      what: 'this version has other bytes already.',
    }));
}

function pairs(record: VersionRecord, served: VersionRecord[]): Finding[] {
  const others = served.filter(({ area }) => area !== record.area);
  const areas = others.filter((one): one is AreaRecord => !isShell(one));
  if (isShell(record)) return areas.flatMap((area) => areaOnShell(area, record, area));
  const shells = others.filter((one): one is ShellRecord => isShell(one));
  const own = served.filter((one): one is AreaRecord => one.area === record.area && !isShell(one));
  return [
    ...shells.flatMap((shell) => areaOnShell(record, shell, shell)),
    ...areas.flatMap((area) => areaBesideArea(record, area)),
    ...guardFindings(record, own),
    ...containerFindings(record),
  ];
}

/** Findings of a version together with everything served, also by rollouts. Pure; `served` can have any order. */
export function gate(candidate: Candidate, served: VersionRecord[]): Finding[] {
  const { record } = candidate;
  const wrongRoutes = isShell(record) ? [] : routeFindings(record);
  // Compared with everything that is served, one of them would be many findings.
  if (wrongRoutes.length > 0) return wrongRoutes;
  const found = [
    ...completeness(record),
    ...inertFindings(record),
    ...budgetFindings(candidate),
    ...layerFindings(candidate),
    ...otherBytes(record, served),
    ...pairs(record, served),
  ];
  const unique = new Map(found.map((finding) => [`${finding.who} ${finding.what}`, finding]));
  return [...unique.keys()].sort().map((key) => unique.get(key) as Finding);
}
