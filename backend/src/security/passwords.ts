import { randomBytes } from 'node:crypto';
import { opaquePassword } from '@az/shared/contracts';
import { hash, verify } from '@node-rs/argon2';

// argon2id (the library's default) with OWASP's parameters: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A salted hash of the password's normal form to store, in PHC string format. */
export const hashPassword = (password: string): Promise<string> => hash(opaquePassword(password), options);

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password matches the stored hash. Tries its normal form, then the password as typed, of which older
 * hashes were made. Without a hash (unknown member), does the same work with a dummy hash and returns false, so that
 * the time reveals nothing.
 */
export async function checkPassword(password: string, keptHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword(randomBytes(16).toString('hex'));
  const hashed = keptHash ?? (await dummyHash);
  for (const form of new Set([opaquePassword(password), password]))
    if (await verify(hashed, form)) return keptHash !== null;
  return false;
}
