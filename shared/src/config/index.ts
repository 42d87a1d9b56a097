export { type PageConfig, pageConfig, type SigningKey } from './page-config.ts';
export { pageNonce } from './page-nonce.ts';
