import type { PageOverride } from '@az/shared/discovery';
import { useState } from 'react';
import styles from './OverrideBar.module.css';

const reasons: Record<Extract<PageOverride, { refused: string }>['refused'], string> = {
  unknown: 'Cet aperçu n’est plus connu ici.',
  expired: 'Cet aperçu a expiré.',
  ended: 'Cet aperçu a été arrêté par l’équipe qui l’avait préparé.',
  'not-yours': 'Cet aperçu est pour un autre membre.',
  'not-given': 'La version de cet aperçu n’est plus proposée, ou pas pour le moment.',
};

const timeOf = (until: string): string =>
  new Date(until).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' });

/** Shows on every page that a preview is open, with a link to leave it. Shows once why a preview has ended. */
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
