export { paths, signInPath } from './paths.ts';
export { safeRedirect } from './safe-redirect.ts';
