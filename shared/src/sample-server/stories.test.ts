import { is } from 'valibot';
import { StoriesReplyWire } from '../contracts/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';

test('stories have the form of the contract, without those of people whom the member has blocked', async () => {
  const server = sampleServer({ member: () => sampleMember({ id: '7' }), tell: () => undefined });
  localStorage.setItem('az-blocked:7', '["104"]');
  const url = `${location.origin}/az-connect-backend/api/stories`;
  const reply = await (await server(new Request(url))).json();
  expect(is(StoriesReplyWire, reply)).toBe(true);
  expect(reply.items.map(({ author }: StoriesReplyWire['items'][0]) => author.Names)).toEqual([
    'Anaïs',
    'Élodie',
  ]);
});
