// Runs inline in the offline page of the service worker: self-contained, no imports, no network. Its texts are the
// same as in `features/offline`.
(() => {
  const count = (() => {
    try {
      return Object.keys(localStorage).filter(
        (key) => key.startsWith('az-draft:') && !localStorage.getItem(key)?.includes('"isContinued":true'),
      ).length;
    } catch {
      // Storage is blocked: there are no drafts.
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
