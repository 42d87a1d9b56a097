import { join } from 'node:path';
import { installOnce, root, run } from './install.mjs';

installOnce();
run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'backend/fuzz']);
await import('../../backend/dist/fuzz/main.js');
