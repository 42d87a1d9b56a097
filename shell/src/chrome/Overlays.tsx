import { currentSession } from '@az/shared/auth';
import { type ComponentType, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { closeOverlay, type Overlay, overlayStore } from '../features/palette/open-palette.ts';
import { whenIdle } from '../page/when-idle.ts';

type View = ComponentType<{ onClose: () => void }>;
type Loaded = { overlay: Overlay; View: View };

const views: Record<NonNullable<Overlay>, () => Promise<View>> = {
  palette: async () => (await import('../features/palette/Palette.tsx')).Palette,
  'keyboard-help': async () => (await import('../features/keyboard-help/KeyboardHelp.tsx')).KeyboardHelp,
};

const currentOverlay = () => overlayStore.getState().overlay;

type EarlyKeys = { takeEarlyKeys: () => readonly KeyboardEvent[] };
type Shortcuts = ComponentType<EarlyKeys>;

const opensPalette = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k';

/** Loads the code for shortcuts when the page is idle, or at the first key. Keys pressed before are passed to it. */
function useShortcutsLater(): ({ Shortcuts: Shortcuts } & EarlyKeys) | null {
  const [loaded, setLoaded] = useState<({ Shortcuts: Shortcuts } & EarlyKeys) | null>(null);
  useEffect(() => {
    const earlyKeys: KeyboardEvent[] = [];
    const stop = () => {
      cancelLoad();
      document.removeEventListener('keydown', handleKey);
    };
    const load = async () => {
      cancelLoad();
      // A failure is ignored, because everything can be done without shortcuts.
      const module = await import('../shortcuts/ShellShortcuts.tsx').catch(() => null);
      const takeEarlyKeys = () => {
        stop();
        return earlyKeys.splice(0);
      };
      if (module) setLoaded((earlier) => earlier ?? { Shortcuts: module.ShellShortcuts, takeEarlyKeys });
      else stop();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || currentSession().status !== 'signed-in') return;
      // Must be called in this event, or the browser runs its own command.
      if (opensPalette(event)) event.preventDefault();
      earlyKeys.push(event);
      void load();
    };
    const cancelLoad = whenIdle(() => void load());
    document.addEventListener('keydown', handleKey);
    return stop;
  }, []);
  return loaded;
}

/** Returns the focus to the element that had it before the overlay opened, unless another element now has it. */
function useFocusBack(overlay: Overlay) {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (overlay) {
      opener.current ??= document.activeElement;
      return;
    }
    const hasNoFocus = document.activeElement === document.body;
    if (hasNoFocus && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    opener.current = null;
  }, [overlay]);
}

/** Shows the palette or the keyboard help over the page; each is loaded when first opened. */
export function Overlays() {
  const overlay = useSyncExternalStore(overlayStore.subscribe, currentOverlay);
  const shortcuts = useShortcutsLater();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useFocusBack(overlay);
  useEffect(() => {
    if (!overlay) return;
    let current = true;
    views[overlay]().then(
      (View) => current && setLoaded({ overlay, View }),
      // Nothing opens; the next press tries again.
      () => current && closeOverlay(),
    );
    return () => {
      current = false;
    };
  }, [overlay]);
  return (
    <>
      {shortcuts && <shortcuts.Shortcuts takeEarlyKeys={shortcuts.takeEarlyKeys} />}
      {loaded && loaded.overlay === overlay && <loaded.View onClose={closeOverlay} />}
    </>
  );
}
