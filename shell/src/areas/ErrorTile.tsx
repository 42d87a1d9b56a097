import { paths } from '@az/shared/paths';
import { Link } from '@az/shared/router';
import { usePageTitle } from '@az/shared/title';
import { useLayoutEffect, useRef } from 'react';
import type { AreaError } from './area-error.ts';
import styles from './ErrorTile.module.css';

const labels: Record<string, string> = {
  feed: 'Fil',
  profile: 'Profil',
  settings: 'Paramètres',
  messaging: 'Messagerie',
  content: 'Actualités et événements',
};

/** Name of an area as members read it. An area without a label has its technical name. */
const areaLabel = (area: string): string => labels[area] ?? area;

/** Sentence about the failed area; members do not know what a shell is. */
const failureText = (area: string): string =>
  area === 'shell'
    ? 'Une partie du site ne répond pas.'
    : `La rubrique «\u202f${areaLabel(area)}\u202f» ne répond pas.`;

type Props = {
  error: AreaError;
  onRetry: () => void;
  title?: string | undefined;
};

/** Takes the focus, so that it is announced. Uses plain elements only, to work even when nothing else loads. */
export function ErrorTile({ error, onRetry, title = 'Page indisponible' }: Props) {
  usePageTitle(title);
  const tile = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => tile.current?.focus(), []);
  return (
    <div className={styles.tile} ref={tile} role="alert" tabIndex={-1}>
      <h1 className={styles.title} id="titre" tabIndex={-1}>
        Cette page n'a pas pu être chargée.
      </h1>
      <p className={styles.text}>
        {failureText(error.area)} Le reste du site fonctionne : réessayez ou revenez à l'accueil.
      </p>
      <div className={styles.actions}>
        <button className={styles.primary} onClick={onRetry} type="button">
          Réessayer
        </button>
        <Link className={styles.secondary} to={paths.feedHome()}>
          Retour à l'accueil
        </Link>
      </div>
      <p className={styles.reference}>Référence : {error.reportId}</p>
    </div>
  );
}
