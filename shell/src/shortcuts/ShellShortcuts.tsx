import { currentSession } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { usePreference } from '@az/shared/preferences';
import { useNavigate } from '@az/shared/router';
import { useShortcut } from '@az/shared/shortcuts';
import { useEffect, useRef } from 'react';
import { openKeyboardHelp, openPalette } from '../features/palette/open-palette.ts';
import { startShortcuts } from './start-shortcuts.ts';

const isMember = () => currentSession().status === 'signed-in';

/** The shell's own shortcuts (screens P15 and P16), and the ear for everybody's. Draws nothing. */
export function ShellShortcuts() {
  const navigate = useNavigate();
  const singleKeys = useRef(true);
  singleKeys.current = usePreference('singleKeyShortcuts');
  useEffect(() => startShortcuts({ singleKeys: () => singleKeys.current, isMember }), []);
  useShortcut('/', 'Rechercher', openPalette);
  useShortcut('?', 'Afficher les raccourcis clavier', openKeyboardHelp);
  useShortcut('g h', 'Aller à l’accueil', () => navigate(paths.feedHome()));
  useShortcut('g m', 'Aller aux messages', () => navigate(paths.messaging()));
  useShortcut('g n', 'Aller aux notifications', () => navigate(paths.notifications()));
  useShortcut('g p', 'Aller au profil', () => navigate(paths.profileFeed()));
  return null;
}
