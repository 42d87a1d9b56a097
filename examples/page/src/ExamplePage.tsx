import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import './page.css';

const Notes = lazy(() => import('./Notes.tsx').then(({ Notes }) => ({ default: Notes })));

/** The page of every example: it uses state, a portal and a chunk that loads on demand. */
export function Component() {
  const [count, setCount] = useState(0);
  const [hasNotice, setHasNotice] = useState(false);
  const [hasNotes, setHasNotes] = useState(false);
  return (
    <section className="example">
      <h1>Exemple</h1>
      <p>Compteur : {count}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        Ajouter
      </button>
      <button type="button" onClick={() => setHasNotice(true)}>
        Ouvrir l’avis
      </button>
      <button type="button" onClick={() => setHasNotes(true)}>
        Afficher les notes
      </button>
      {hasNotes && (
        <Suspense fallback={<p role="status">Chargement…</p>}>
          <Notes />
        </Suspense>
      )}
      {hasNotice &&
        createPortal(
          <p role="status" className="example-notice">
            Avis affiché
          </p>,
          document.body,
        )}
    </section>
  );
}
