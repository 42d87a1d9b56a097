import type { PageOverride } from '@az/shared/discovery';
import { useState } from 'react';
import styles from './OverrideBar.module.css';

const reasons: Record<Extract<PageOverride, { refused: string }>['refused'], string> = {
  'not-signed': 'Ce lien d’aperçu n’est pas valable ici.',
  expired: 'Ce lien d’aperçu a expiré.',
  'not-yours': 'Ce lien d’aperçu est pour un autre membre.',
  'not-given': 'La version de ce lien d’aperçu n’est pas proposée.',
};

const timeOf = (until: string): string =>
  new Date(until).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** Says on every page that one version is shown by a signed link, with the way out; or once why a link is not obeyed. */
export function OverrideBar({ override }: { override: PageOverride }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  if ('refused' in override)
    return (
      <section aria-label="Aperçu" className={styles.bar}>
        <span role="status">{reasons[override.refused]}</span>
        <button onClick={() => setClosed(true)} type="button">
          Fermer
        </button>
      </section>
    );
  return (
    <section aria-label="Aperçu" className={styles.bar}>
      <span role="status">
        Aperçu de {override.area} {override.version}, jusqu’à {timeOf(override.until)}.
      </span>
      <a href="?az-override=off">Quitter l’aperçu</a>
    </section>
  );
}
