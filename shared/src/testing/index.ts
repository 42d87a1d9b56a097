import '@testing-library/jest-dom';

export { type FakeServer, fakeServer, json } from './fake-server.ts';
export { fill } from './fill.ts';
export { renderInApp } from './render-in-app.tsx';
export { sampleMember } from './sample-member.ts';
export { setCapabilities } from './set-capabilities.ts';
