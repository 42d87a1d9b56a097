import { createHash } from 'node:crypto';
import type { StoredVersion } from '../control/state.ts';
import type { Override, OverrideRefusal } from '../rollout/override.ts';
import { escaped } from './markup.ts';

const style = `
:root{color-scheme:light dark;--accent:light-dark(#0b5f6b,#79c2c9);--line:light-dark(#e2e8ee,#34424c)}
body{margin:0;font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;
background:light-dark(#f6f8fb,#11181d);color:light-dark(#1d2733,#e4ebf0)}
header{padding:1rem;border-bottom:1px solid var(--line);background:light-dark(#fff,#182127);font-weight:700}
main{max-width:40rem;box-sizing:border-box;margin-inline:auto;padding:3rem 1.25rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25;text-wrap:balance}
p{margin:0 0 1rem}
dl{margin:0 0 1.5rem;border-top:1px solid var(--line)}
dl div{display:flex;flex-wrap:wrap;gap:0 1rem;padding:.5rem 0;border-bottom:1px solid var(--line)}
dt{min-width:12rem;font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:10px;background:#0b5f6b;color:#fff;font:inherit;
font-weight:600;cursor:pointer}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** Headers of these pages: they run nothing, and load only the icon. */
export const overridePageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': policy,
  'cache-control': 'no-store',
};

const pageOf = (title: string, productName: string, content: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(productName)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>
<header>${escaped(productName)}</header>
<main>
<h1>${escaped(title)}</h1>
${content}
</main>
</body>
</html>
`;

const crawls = {
  passed: 'réussi',
  failed: 'des erreurs ont été trouvées',
  none: 'pas encore fait',
};

const inFrench = new Intl.RelativeTimeFormat('fr');

/** When an override ends, relative to now: `dans 58 minutes`. A page without scripts cannot use the reader's clock. */
function endOf(expiresAt: number, now: number): string {
  const minutes = Math.max(1, Math.round((expiresAt - now) / 60_000));
  return minutes < 90
    ? inFrench.format(minutes, 'minute')
    : inFrench.format(Math.round(minutes / 60), 'hour');
}

function factsOf(
  { area, expiresAt, createdBy }: Override,
  { version, crawl }: StoredVersion,
  now: number,
): [string, string][] {
  return [
    ['Partie du site', area === 'shell' ? 'l’ensemble' : area],
    ['Version', version],
    // Without the id of its token.
    ['Préparé par', createdBy.replace(/\/[^/]*$/, '')],
    ['Prend fin', endOf(expiresAt, now)],
    ['Contrôle des pages', crawls[crawl ?? 'none']],
  ];
}

/**
 * The page that describes an override and asks for confirmation; `to` is the address to show with it, or without it.
 */
export function writeOverridePage(
  { override, version }: { override: Override; version: StoredVersion },
  {
    productName,
    to,
    action,
    now = Date.now(),
  }: { productName: string; to: string; action: string; now?: number },
): string {
  const facts = factsOf(override, version, now).map(
    ([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`,
  );
  return pageOf(
    'Ouvrir cet aperçu\u202f?',
    productName,
    `<p>Ce lien montre, dans ce navigateur, une version choisie à la place de celle que le site propose. Elle peut contenir
des erreurs, et ce que vous y écrivez est enregistré comme d’habitude. N’ouvrez l’aperçu que si vous savez qui vous a
envoyé ce lien.</p>
<dl>
${facts.join('\n')}
</dl>
<p>Chaque page signalera l’aperçu et permettra de le quitter.</p>
<form method="post" action="${action}">
<input type="hidden" name="id" value="${override.id}">
<input type="hidden" name="to" value="${escaped(to)}">
<button>Ouvrir l’aperçu</button>
<a href="${escaped(to)}">Continuer sans l’aperçu</a>
</form>`,
  );
}

/** Why a link opens nothing: its override has ended, or the form came from another site. */
export type LinkRefusal = OverrideRefusal | 'elsewhere';

const reasons: Record<LinkRefusal, string> = {
  unknown:
    'Ce lien d’aperçu n’est pas valable ici. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  expired: 'Ce lien d’aperçu a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  ended: 'Cet aperçu a été arrêté par l’équipe qui l’avait préparé.',
  'not-yours':
    'Ce lien d’aperçu est pour un autre membre. Connectez-vous avec le compte prévu, puis ouvrez-le à nouveau.',
  'not-given': 'La version de ce lien d’aperçu n’est plus proposée, ou pas pour le moment.',
  elsewhere:
    'Cette demande vient d’un autre site\u00a0: rien n’a été changé. Ouvrez le lien d’aperçu lui-même.',
};

/** The page that shows why a link opens nothing, with a link to continue without it. */
export const refusedPage = (
  refused: LinkRefusal,
  { productName, to }: { productName: string; to: string },
): string =>
  pageOf(
    'Cet aperçu ne peut pas être ouvert',
    productName,
    `<p>${reasons[refused]}</p>
<p><a href="${escaped(to)}">Continuer sans l’aperçu</a></p>`,
  );
