import { simulateReply } from '../simulate-reply.ts';
import { people } from './people.ts';
import type { Person } from './person.ts';

export function getPeople(): Promise<Person[]> {
  return simulateReply(() => people.map((person) => ({ ...person })));
}
