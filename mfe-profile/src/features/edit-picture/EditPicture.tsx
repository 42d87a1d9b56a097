import type { SlotProps } from '@az/shared/area';
import { RemovePicture } from './RemovePicture.tsx';
import { ReplacePicture } from './ReplacePicture.tsx';

/** The dialogs of the two pictures of the signed-in member (slot `profile.picture-editor`). */
export function EditPicture({ picture, start, onClose }: SlotProps['profile.picture-editor']) {
  return start === 'remove' ? (
    <RemovePicture kind={picture} onClose={onClose} />
  ) : (
    <ReplacePicture kind={picture} onClose={onClose} />
  );
}
