/** First keyboard stop on every page (RGAA 12.7). */
export function SkipLink() {
  return (
    <a className="az-skip-link" href="#contenu">
      Aller au contenu
    </a>
  );
}
