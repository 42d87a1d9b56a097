import { pageNonce } from '@az/shared/config';
import { listenForInstall } from '@az/shared/install';
import { installPageLoader } from './page/page-loader.ts';
import { registerServiceWorker } from './page/register-service-worker.ts';
import { keepTranslatedTexts } from './page/translated-text.ts';
import { installTrustedTypes } from './page/trusted-types.ts';
import { start } from './start.tsx';

// biome-ignore lint/style/useConst: webpack's own variable, assigned below
declare let __webpack_nonce__: string;

// Used by webpack for inserted elements and by libraries that create style sheets; only this bare form works.
__webpack_nonce__ = pageNonce();
installTrustedTypes();
keepTranslatedTexts();
installPageLoader();
listenForInstall();
void start();
registerServiceWorker();
