import { compileServers, installOnce } from './install.mjs';

installOnce();
compileServers();
await import('../dist/az.js');
