import { type Sample, useSample } from '../use-sample.ts';
import { getPeople } from './people.source.ts';
import type { Person } from './person.ts';

export const usePeople = (): Sample<Person> => useSample('shared-people', getPeople);
