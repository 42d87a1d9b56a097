import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { closeOverlay, type Overlay, overlayStore } from '../features/palette/open-palette.ts';

type View = ComponentType<{ onClose: () => void }>;
type Loaded = { overlay: Overlay; View: View };

const views: Record<NonNullable<Overlay>, () => Promise<View>> = {
  palette: async () => (await import('../features/palette/Palette.tsx')).Palette,
  'keyboard-help': async () => (await import('../features/keyboard-help/KeyboardHelp.tsx')).KeyboardHelp,
};

const currentOverlay = () => overlayStore.getState().overlay;

/** Starts listening for shortcuts when the page has nothing better to do. */
function useShortcutsLater(): ComponentType | null {
  const [Shortcuts, setShortcuts] = useState<ComponentType | null>(null);
  useEffect(() => {
    let current = true;
    const load = () =>
      import('../shortcuts/ShellShortcuts.tsx').then(
        (module) => current && setShortcuts(() => module.ShellShortcuts),
        // Without them everything can still be reached.
        () => undefined,
      );
    const timer = setTimeout(load, shortcutsAfterMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  return Shortcuts;
}

/** By then the first page is drawn; shortcuts must not compete with it. */
const shortcutsAfterMs = 3000;

/** Shows the palette or the keyboard help over the page; each loads when it is first opened. */
export function Overlays() {
  const overlay = useSyncExternalStore(overlayStore.subscribe, currentOverlay);
  const Shortcuts = useShortcutsLater();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (!overlay) return;
    let current = true;
    views[overlay]().then(
      (View) => current && setLoaded({ overlay, View }),
      // Nothing opens; the next press asks again.
      () => current && closeOverlay(),
    );
    return () => {
      current = false;
    };
  }, [overlay]);
  return (
    <>
      {Shortcuts && <Shortcuts />}
      {loaded && loaded.overlay === overlay && <loaded.View onClose={closeOverlay} />}
    </>
  );
}
