import type { Candidate } from '../gate/finding.ts';
import { gate } from '../gate/gate.ts';
import { type Refusal, refuse } from './outcome.ts';
import { areasOf, type ControlState, findVersion, type StoredVersion, servedVersions } from './state.ts';

export const killedSentence = (area: string, version: string): string =>
  `${area} ${version} is killed and comes back only under a new version.`;

/** Refusal for an area that has no published version; otherwise null. */
export function unknownArea(state: ControlState, area: string): Refusal | null {
  const known = areasOf(state);
  if (known.includes(area)) return null;
  return refuse(`Nothing of ${area} was ever published; there is ${known.join(', ')}.`, 'unknown');
}

/** A version that was published, in any state. */
export function publishedVersion(
  state: ControlState,
  area: string,
  version: string,
): StoredVersion | Refusal {
  const found = findVersion(state, area, version);
  if (found) return found;
  const sentence = `${area} ${version} was never published: "rollout status ${area}" names its versions.`;
  return unknownArea(state, area) ?? refuse(sentence, 'unknown');
}

/** A version that may be served: published, retained and not killed. */
export function usableVersion(state: ControlState, area: string, version: string): StoredVersion | Refusal {
  const found = publishedVersion(state, area, version);
  if ('ok' in found) return found;
  if (found.killedAt !== null) return refuse(killedSentence(area, version));
  if (found.removedAt !== null) return refuse(`The files of ${area} ${version} are no longer retained.`);
  return found;
}

/** The gate's refusal of a version together with all versions that are served; null without findings. */
export function gateRefusal(state: ControlState, candidate: Candidate): Refusal | null {
  const others = servedVersions(state).map(({ record }) => record);
  const findings = gate(candidate, others);
  if (findings.length === 0) return null;
  const { area, version } = candidate.record;
  const list = findings.map(({ who, what }) => `${who}: ${what}`).join(' ');
  return refuse(`${area} ${version} would break someone. ${list}`, 'refused', findings);
}
