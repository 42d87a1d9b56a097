import { shellConfig } from '@az/shared/build/webpack-shell.mjs';

export default shellConfig();
