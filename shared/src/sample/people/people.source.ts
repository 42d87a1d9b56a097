import { simulateReply } from '../simulate-reply.ts';
import { people } from './people.ts';
import type { Person } from './person.ts';

/** All people the member can write to. */
export function getPeople(): Promise<Person[]> {
  return simulateReply(() => people.map((person) => ({ ...person })));
}
