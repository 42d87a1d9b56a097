import { isRouteLive } from '@az/shared/area';
import { currentSession } from '@az/shared/auth';
import { useDevicePreference } from '@az/shared/device-preferences';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { useShortcut } from '@az/shared/shortcuts';
import { useEffect, useRef } from 'react';
import { openKeyboardHelp, openPalette } from '../features/palette/open-palette.ts';
import { startShortcuts } from './start-shortcuts.ts';

const isMember = () => currentSession().status === 'signed-in';

const places = [
  { keys: 'g h', label: 'Aller à l’accueil', to: paths.feedHome() },
  { keys: 'g m', label: 'Aller aux messages', to: paths.messaging() },
  { keys: 'g n', label: 'Aller aux notifications', to: paths.notifications() },
  { keys: 'g p', label: 'Aller au profil', to: paths.profileFeed() },
].filter(({ to }) => isRouteLive(to));

type Place = (typeof places)[number];

function GoTo({ keys, label, to, onGo }: Place & { onGo: (to: string) => void }) {
  useShortcut(keys, label, () => onGo(to));
  return null;
}

/**
 * The shell's own shortcuts (screens P15 and P16), and the ear for everybody's. `takeOver` ends who has listened until now
 * and gives the keys pressed meanwhile. Draws nothing.
 */
export function ShellShortcuts({ takeOver }: { takeOver: () => readonly KeyboardEvent[] }) {
  const navigate = useNavigate();
  const singleKeys = useRef(true);
  singleKeys.current = useDevicePreference('singleKeyShortcuts');
  useShortcut('/', 'Rechercher', openPalette);
  useShortcut('?', 'Afficher les raccourcis clavier', openKeyboardHelp);
  // Last, when all of them are known.
  useEffect(
    () => startShortcuts({ singleKeys: () => singleKeys.current, isMember, missed: takeOver() }),
    [takeOver],
  );
  return places.map((place) => <GoTo key={place.keys} {...place} onGo={navigate} />);
}
