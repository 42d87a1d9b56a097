import { compile } from '@az/shared/build/jest/compile.mjs';

/** Tests start compiled programs, of this package and of the backend. */
export default () => compile('deploy', 'backend/test');
