export { answer, failNextSampleAnswer, sampleLatency } from '../answer.ts';
export { hoursBefore, sampleSessionStart } from '../session-start.ts';
export { getPeople, getPerson } from './people.source.ts';
export type { Person } from './person.ts';
