import type { KeyStatus } from '../answers/answers.ts';
import type { ControlState, StoredVersion } from '../control/state.ts';
import { isSignedBy } from '../versions/signature.ts';
import { type AcceptedKey, isKeyFor } from '../versions/signing-keys.ts';

export function keyStatus({ versions }: Pick<ControlState, 'versions'>, keys: AcceptedKey[]): KeyStatus {
  const retained = versions.filter(({ removedAt, killedAt }) => (removedAt ?? killedAt) === null);
  const keyOf = ({ record, signature }: StoredVersion): string | undefined =>
    keys.find((one) => isKeyFor(one, record.area) && signature && isSignedBy(record, signature, one.key))
      ?.name;
  const signed = retained.map((one) => ({ name: `${one.area} ${one.version}`, key: keyOf(one) }));
  const namesOf = (key: string | undefined) =>
    signed.filter((one) => one.key === key).map(({ name }) => name);
  return {
    keys: keys.map(({ name, areas }) => ({ name, areas: areas ?? null, versions: namesOf(name) })),
    unsigned: namesOf(undefined),
  };
}
