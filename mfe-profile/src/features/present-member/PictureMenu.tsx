import { isSlotFilled, Slot } from '@az/shared/area';
import type { PictureKind } from '@az/shared/pictures';
import { type Action, ActionsMenu } from '@az/shared/social/ActionsMenu';
import { toast } from '@az/shared/toast';
import { IconPencil, IconTrash } from '@az/shared/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';

/** Reports that a dialog could not be loaded. `onGone` closes it, so that the member can try to open it again. */
function DialogLoadError({ onGone }: { onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    toast({
      message: 'Cette fenêtre n’a pas pu être chargée. Réessayez dans un instant.',
      variant: 'danger',
      duration: 6000,
    });
    gone();
  }, []);
  return null;
}

type Props = {
  picture: PictureKind;
  /** Whether the default picture is shown, which cannot be deleted. */
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
