import { join } from 'node:path';
import { installOnce, root, run } from './install.mjs';

installOnce();
run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'backend/soak']);
await import('../../backend/dist/soak/main.js');
