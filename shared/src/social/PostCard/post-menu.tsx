import {
  IconBookmark,
  IconEyeOff,
  IconFlag,
  IconPencil,
  IconUserMinus,
  IconUserOff,
} from '../../ui/icons/icons.tsx';
import type { Action } from '../ActionsMenu/ActionsMenu.tsx';

/** Callbacks of a publication's menu. An entry without a callback is not shown. */
export type PostMenu = {
  isSaved?: boolean;
  onSave?: () => void;
  onShowSaved?: () => void;
  onUnfollow?: () => void;
  onHide?: () => void;
  onBlock?: () => void;
  onReport?: () => void;
  onEdit?: () => void;
  onAudience?: () => void;
  onDelete?: () => void;
};

type Entry = Omit<Action, 'onSelect'> & { onSelect: (() => void) | undefined };

const isOffered = (entry: Entry): entry is Action => entry.onSelect !== undefined;

export function postActions(menu: PostMenu, name: string): Action[] {
  const entries: Entry[] = [
    {
      label: menu.isSaved ? 'Retirer des enregistrés' : 'Enregistrer',
      icon: <IconBookmark size={18} />,
      onSelect: menu.onSave,
    },
    { label: 'Voir les enregistrés', onSelect: menu.onShowSaved },
    {
      label: `Ne plus suivre ${name}`,
      icon: <IconUserMinus size={18} />,
      onSelect: menu.onUnfollow,
    },
    { label: 'Masquer la publication', icon: <IconEyeOff size={18} />, onSelect: menu.onHide },
    { label: `Bloquer ${name}`, icon: <IconUserOff size={18} />, onSelect: menu.onBlock },
    { label: 'Signaler la publication', icon: <IconFlag size={18} />, onSelect: menu.onReport },
    { label: 'Modifier la publication', icon: <IconPencil size={18} />, onSelect: menu.onEdit },
    { label: 'Changer qui peut la voir', onSelect: menu.onAudience },
    { label: 'Supprimer la publication', onSelect: menu.onDelete, isDanger: true },
  ];
  return entries.filter(isOffered);
}
