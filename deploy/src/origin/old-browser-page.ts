import { oldestBrowsers } from '@az/shared/build/oldest-browsers.mjs';
import { escaped } from './markup.ts';
import { plainPage } from './plain-page.ts';

/** Where a page sends a browser that cannot run it (`shell/src/page/index.html`). */
export const oldBrowserPath = '/navigateur-ancien';

const { chrome, edge, firefox, safari, and_chr, and_ff, ios_saf } = oldestBrowsers;

export const oldBrowserPage = (productName: string): string =>
  plainPage(
    'Votre navigateur est trop ancien',
    productName,
    `<p>${escaped(productName)} a besoin de fonctions que ce navigateur n’a pas encore. Votre compte et vos publications ne
sont pas touchés.</p>
<p>Mettez votre navigateur à jour, ou ouvrez le site dans un autre. Il vous faut au moins\u00a0:</p>
<ul>
<li>sur un ordinateur\u00a0: Chrome\u00a0${chrome}, Edge\u00a0${edge}, Firefox\u00a0${firefox} ou Safari\u00a0${safari}\u00a0;</li>
<li>sur un appareil Android\u00a0: Chrome\u00a0${and_chr} ou Firefox\u00a0${and_ff}\u00a0;</li>
<li>sur un iPhone ou un iPad\u00a0: iOS\u00a0${ios_saf}, quel que soit le navigateur (Réglages, Général, Mise à jour logicielle).</li>
</ul>
<p>Si votre appareil n’accepte plus de mises à jour, connectez-vous depuis un autre appareil.</p>
<p><a href="/">Réessayer</a></p>`,
  );
