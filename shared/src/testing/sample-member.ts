import type { Member } from '../contracts/index.ts';

export function sampleMember(changes: Partial<Member> = {}): Member {
  return {
    id: '1042',
    firstName: 'Awa',
    lastName: 'Moreau',
    headline: '',
    description: 'Cheffe de projet à Libreville.',
    email: 'awa.moreau@exemple.test',
    phone: '+241 01 23 45 67',
    address: '12 rue des Manguiers',
    createdAt: '2024-03-12T09:00:00.000Z',
    picture: null,
    kind: 'person',
    verified: true,
    province: 'Estuaire',
    city: 'Libreville',
    country: 'Gabon',
    lastJob: null,
    ...changes,
  };
}
