import { is } from 'valibot';
import { CelebrationsReplyWire } from '../contracts/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';

test('celebrations have the form of the contract, without those that the member has dismissed', async () => {
  const server = sampleServer({ member: () => sampleMember(), tell: () => undefined });
  const call = (method: string, path: string) =>
    server(new Request(`${location.origin}/az-connect-backend/api/celebrations${path}`, { method }));
  expect((await call('PUT', '/2/dismissed')).status).toBe(200);
  expect((await call('PUT', '/7/dismissed')).status).toBe(404);
  const reply = await (await call('GET', '')).json();
  expect(is(CelebrationsReplyWire, reply)).toBe(true);
  expect(reply.items.map(({ id }: { id: string }) => id)).toEqual(['1', '3', '4', '5', '6']);
});
