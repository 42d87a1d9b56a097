import { Mutex } from './mutex.ts';

it('gives the lock to one at a time, in order of arrival', async () => {
  const mutex = new Mutex();
  const log: string[] = [];
  const visit = async (name: string) => {
    const unlock = await mutex.lock();
    log.push(`${name} in`);
    await Promise.resolve();
    log.push(`${name} out`);
    unlock();
  };
  await Promise.all([visit('a'), visit('b'), visit('c')]);
  expect(log).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});
