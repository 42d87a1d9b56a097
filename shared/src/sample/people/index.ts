export { dayAhead, dayOf, hoursBefore, sampleSessionStart } from '../session-start.ts';
export { failNextSampleReply, simulateReply } from '../simulate-reply.ts';
export { type Sample, type SampleName, useChangeSample, useSample } from '../use-sample.ts';
export { getAuthors } from './authors.source.ts';
export { getPeople } from './people.source.ts';
export type { Person } from './person.ts';
export { usePeople } from './use-people.ts';
