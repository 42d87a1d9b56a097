/** `node --import shift-clock.mjs` with `AZ_SHIFT`: a process whose clock is that many milliseconds ahead. */
const by = Number(process.env.AZ_SHIFT ?? 0);
const { now } = Date;
globalThis.Date = new Proxy(Date, {
  construct: (Real, parts, target) =>
    Reflect.construct(Real, parts.length > 0 ? parts : [now() + by], target),
  get: (Real, key, receiver) => (key === 'now' ? () => now() + by : Reflect.get(Real, key, receiver)),
});
