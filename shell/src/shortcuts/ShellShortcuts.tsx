import { isRouteLive } from '@az/shared/area';
import { currentSession } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { useShortcut } from '@az/shared/shortcuts';
import { useDevicePreference } from '@az/shared/storage';
import { useEffect, useRef } from 'react';
import { openKeyboardHelp, openPalette } from '../features/palette/open-palette.ts';
import { startShortcuts } from './start-shortcuts.ts';

const isMember = () => currentSession().status === 'signed-in';

const destinations = [
  { keys: 'g h', label: 'Aller à l’accueil', to: paths.feedHome() },
  { keys: 'g m', label: 'Aller aux messages', to: paths.messaging() },
  { keys: 'g n', label: 'Aller aux notifications', to: paths.notifications() },
  { keys: 'g p', label: 'Aller au profil', to: paths.profileFeed() },
].filter(({ to }) => isRouteLive(to));

type Destination = (typeof destinations)[number];

function GoTo({ keys, label, to, onGo }: Destination & { onGo: (to: string) => void }) {
  useShortcut(keys, label, () => onGo(to));
  return null;
}

/** The shell's own shortcuts (screens P15 and P16), and the listener for all. `takeEarlyKeys` ends the temporary listener. */
export function ShellShortcuts({ takeEarlyKeys }: { takeEarlyKeys: () => readonly KeyboardEvent[] }) {
  const navigate = useNavigate();
  const singleKeys = useRef(true);
  singleKeys.current = useDevicePreference('singleKeyShortcuts');
  useShortcut('/', 'Rechercher', openPalette);
  useShortcut('?', 'Afficher les raccourcis clavier', openKeyboardHelp);
  // The last effect, so that all shortcuts are registered when the early keys are handled.
  useEffect(
    () => startShortcuts({ singleKeys: () => singleKeys.current, isMember, earlyKeys: takeEarlyKeys() }),
    [takeEarlyKeys],
  );
  return destinations.map((destination) => <GoTo key={destination.keys} {...destination} onGo={navigate} />);
}
