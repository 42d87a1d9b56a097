import { compileServers, installOnce } from './install.mjs';

installOnce();
compileServers();
await import('../../backend/dist/main.js');
