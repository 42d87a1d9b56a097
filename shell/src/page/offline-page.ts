// Runs inline in the offline page, which a service worker answers with: self-contained, no imports, no network. Says what
// `features/offline` says in the app.
(() => {
  const count = (() => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith('az-draft:')).length;
    } catch {
      // Storage is blocked: nothing is kept.
      return 0;
    }
  })();
  const setText = (id: string, sentence: string) => {
    const element = document.getElementById(id);
    if (element) element.textContent = sentence;
  };
  const some =
    count === 1
      ? '1 brouillon est gardé sur cet appareil.'
      : `${count} brouillons sont gardés sur cet appareil.`;
  setText('az-drafts', count === 0 ? "Aucun brouillon n'est gardé sur cet appareil." : some);
  document.getElementById('az-retry')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => setText('az-status', 'La connexion est rétablie.'));
  addEventListener('offline', () => setText('az-status', ''));
})();
