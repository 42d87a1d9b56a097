export { failNextSampleReply } from '../sample/simulate-reply.ts';
export { sampleServer } from './sample-server.ts';
