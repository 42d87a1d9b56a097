/** Throws when the page already has an instance: two session stores or API clients could have different sessions. */
export function claimSingleInstance(name: 'auth' | 'api'): void {
  const key = Symbol.for(`@az/shared/${name}`);
  const page = globalThis as unknown as Record<symbol, number | undefined>;
  if (page[key])
    throw new Error(`@az/shared/${name} exists already in this page: share it instead of bundling a copy`);
  page[key] = 1;
}
