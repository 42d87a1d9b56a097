export { type PageConfig, pageConfig } from './page-config.ts';
export { pageNonce } from './page-nonce.ts';
