import { isSlotFilled, Slot } from '@az/shared/area';
import type { PictureKind } from '@az/shared/pictures';
import { type Action, ActionsMenu } from '@az/shared/social/ActionsMenu';
import { IconPencil, IconTrash } from '@az/shared/ui/icons';
import { useState } from 'react';
import { DialogLoadError } from './DialogLoadError.tsx';

type Props = {
  picture: PictureKind;
  /** The default picture cannot be deleted. */
  isDefault: boolean;
};

const labels = {
  profile: 'Actions sur la photo de profil',
  cover: 'Actions sur la photo de couverture',
};

/** Changes or deletes one of the member's pictures; the dialogs load on demand. */
export function PictureMenu({ picture, isDefault }: Props) {
  const [opened, setOpened] = useState<'change' | 'remove' | null>(null);
  if (!isSlotFilled('profile.picture-editor')) return null;
  const close = () => setOpened(null);
  const actions: Action[] = [
    { label: 'Changer la photo', icon: <IconPencil size={18} />, onSelect: () => setOpened('change') },
  ];
  if (!isDefault) {
    actions.push({
      label: 'Supprimer la photo',
      icon: <IconTrash size={18} />,
      isDanger: true,
      onSelect: () => setOpened('remove'),
    });
  }
  return (
    <>
      <ActionsMenu actions={actions} label={labels[picture]} />
      {opened && (
        <Slot
          failed={<DialogLoadError onGone={close} />}
          name="profile.picture-editor"
          props={{ picture, onClose: close, ...(opened === 'remove' && { start: 'remove' as const }) }}
        />
      )}
    </>
  );
}
