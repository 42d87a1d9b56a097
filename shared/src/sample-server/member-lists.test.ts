import { is } from 'valibot';
import { MemberPicturesReplyWire, parseMemberPictures } from '../contracts/index.ts';
import { sampleMember } from '../testing/sample-member.ts';
import { sampleServer } from './index.ts';

const server = sampleServer({ member: () => sampleMember({ id: '7' }), tell: () => undefined });

async function picturesOf(id: string) {
  const response = await server(
    new Request(`${location.origin}/az-connect-backend/api/az/members/${id}/pictures`),
  );
  return { status: response.status, body: await response.json() };
}

test('the member has nine pictures in the form of the contract', async () => {
  const { status, body } = await picturesOf('7');
  expect([status, is(MemberPicturesReplyWire, body)]).toEqual([200, true]);
  expect(parseMemberPictures(body)?.items).toHaveLength(9);
});

test('those of others are not found', async () => {
  expect((await picturesOf('101')).status).toBe(404);
});
