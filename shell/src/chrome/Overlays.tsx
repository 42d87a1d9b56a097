import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType } from 'react';
import { closeOverlay, type Overlay, overlayStore } from '../features/palette/open-palette.ts';

type Loaded = { overlay: Overlay; View: ComponentType<{ onClose: () => void }> };

const views = {
  palette: () => import('../features/palette/Palette.tsx').then(({ Palette }) => Palette),
  'keyboard-help': () =>
    import('../features/keyboard-help/KeyboardHelp.tsx').then(({ KeyboardHelp }) => KeyboardHelp),
};

const currentOverlay = () => overlayStore.getState().overlay;

/** Shows the palette or the keyboard help over the page; each loads when it is first opened. */
export function Overlays() {
  const overlay = useSyncExternalStore(overlayStore.subscribe, currentOverlay);
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
  return loaded && loaded.overlay === overlay ? <loaded.View onClose={closeOverlay} /> : null;
}
