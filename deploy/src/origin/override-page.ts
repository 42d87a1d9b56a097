import type { StoredVersion } from '../control/state.ts';
import type { Override, OverrideRefusal } from '../rollout/override.ts';
import { escaped } from './markup.ts';
import { plainPage } from './plain-page.ts';

const crawls = {
  passed: 'réussi',
  failed: 'des erreurs ont été trouvées',
  none: 'pas encore fait',
};

const inFrench = new Intl.RelativeTimeFormat('fr');

/** When an override ends: `dans 58 minutes`. Not a time of day: without a script, the reader's clock is unknown. */
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
    // The team only, without the token's id.
    ['Préparé par', createdBy.replace(/\/[^/]*$/, '')],
    ['Prend fin', endOf(expiresAt, now)],
    ['Contrôle des pages', crawls[crawl ?? 'none']],
  ];
}

/** Describes an override and asks for confirmation. `to`: the address to open then, with the override or without. */
export function writeOverridePage(
  { override, version }: { override: Override; version: StoredVersion },
  { productName, to, action, now }: { productName: string; to: string; action: string; now: number },
): string {
  const facts = factsOf(override, version, now).map(
    ([name, value]) => `<div><dt>${name}</dt><dd>${escaped(value)}</dd></div>`,
  );
  return plainPage(
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

export const refusedPage = (
  refused: LinkRefusal,
  { productName, to }: { productName: string; to: string },
): string =>
  plainPage(
    'Cet aperçu ne peut pas être ouvert',
    productName,
    `<p>${reasons[refused]}</p>
<p><a href="${escaped(to)}">Continuer sans l’aperçu</a></p>`,
  );
