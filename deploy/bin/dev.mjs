import { compileServers, endWithNpm, installOnce } from './install.mjs';

endWithNpm();
await installOnce();
await compileServers();
await import('../dist/dev.js');
