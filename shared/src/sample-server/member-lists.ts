import {
  type MemberPicturesReplyWire,
  type MemberPictureWire,
  MembersQueryWire,
} from '../contracts/index.ts';
import { type PictureName, samplePicture } from '../sample/pictures/index.ts';
import { type SampleCalls, SampleRefusal, sampleCall } from './sample-call.ts';

/** The member's own pictures, the latest first, with the counts of their announcements. */
const rows: readonly [name: PictureName, likes: number, comments: number][] = [
  ['collines', 42, 6],
  ['plage', 67, 11],
  ['quartier', 28, 3],
  ['vallee', 19, 2],
  ['cote', 12, 0],
  ['ville', 35, 4],
  ['nuit', 54, 8],
  ['champs', 23, 1],
  ['foret', 31, 5],
];

const toPicture = ([name, like_count, comment_count]: (typeof rows)[number]): MemberPictureWire => ({
  ...samplePicture(name),
  like_count,
  comment_count,
});

export const memberListCalls: SampleCalls = {
  'GET /az/members/{id}/pictures': sampleCall({ query: MembersQueryWire }, ({ member, params }) => {
    if (params.id !== member.id) throw new SampleRefusal('not-found');
    return {
      success: true,
      items: rows.map(toPicture),
      meta: { next_cursor: null, total: rows.length },
    } satisfies MemberPicturesReplyWire;
  }),
};
