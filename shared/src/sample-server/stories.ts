import type { StoriesReplyWire } from '../contracts/index.ts';
import { keptPeople } from '../hidden-people/hidden-person.ts';
import { type PictureName, samplePicture } from '../sample/pictures/index.ts';
import { readStored } from '../storage/index.ts';
import { authorOf } from './authors.ts';
import { type SampleCalls, sampleCall } from './sample-call.ts';

const stories: [personId: string, pictures: PictureName[]][] = [
  ['101', ['quartier', 'ville']],
  ['104', ['scene']],
  ['106', ['nuit', 'foret', 'collines']],
];

export const storyCalls: SampleCalls = {
  'GET /stories': sampleCall({}, ({ member }) => {
    const blocked = readStored(keptPeople.blocked(member.id)).filter(({ isSample }) => isSample);
    const items = stories
      .filter(([personId]) => !blocked.some(({ id }) => id === personId))
      .map(([personId, names]) => ({ author: authorOf(personId), pictures: names.map(samplePicture) }));
    return { success: true, items } satisfies StoriesReplyWire;
  }),
};
