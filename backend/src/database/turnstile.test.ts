import { Turnstile } from './turnstile.ts';

it('lets one through at a time, in order of arrival', async () => {
  const turnstile = new Turnstile();
  const log: string[] = [];
  const visit = async (name: string) => {
    const leave = await turnstile.enter();
    log.push(`${name} in`);
    await Promise.resolve();
    log.push(`${name} out`);
    leave();
  };
  await Promise.all([visit('a'), visit('b'), visit('c')]);
  expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});
