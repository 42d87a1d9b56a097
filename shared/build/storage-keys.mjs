/** Maximum number of storage keys of an area. */
const maxKeys = 50;

/** `az-<what>`, `az-<what>:‹membre›`, or the latter with one more variable part; `‹…›` is a variable part. */
const form = /^az-(?:[a-z0-9-]|‹[a-zé]+›)+(?::‹membre›(?::‹[a-zé]+›)?)?$/;

/** What is wrong with a declared key, or null. Keys with `‹membre›`, and only those, must be removed at sign-out. */
function problemOf({ key, what, until }) {
  if (typeof key !== 'string' || key.length > 80 || !form.test(key))
    return `storage key ${key} must be az-<what> or az-<what>:‹membre›`;
  if (typeof what !== 'string' || what === '' || what.length > 400)
    return `storage key ${key}: what must be a sentence of at most 400 characters`;
  if (!['sign-out', 'tab', 'cleared'].includes(until))
    return `storage key ${key}: until must be sign-out, tab or cleared`;
  return key.includes(':‹membre›') === (until === 'sign-out')
    ? null
    : `storage key ${key}: a key with ‹membre› is cleared at sign-out, another one is not`;
}

/** What is wrong with the storage keys that an area declares; empty if nothing is. */
export function storageProblems(declared = []) {
  if (!Array.isArray(declared) || declared.length > maxKeys)
    return [`storage must be a list of at most ${maxKeys} keys`];
  return declared.map(problemOf).filter((problem) => problem !== null);
}
