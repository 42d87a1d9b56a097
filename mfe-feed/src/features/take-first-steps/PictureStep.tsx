import { memberName } from '@az/shared/auth';
import type { Member } from '@az/shared/contracts';
import { useMemberPicture } from '@az/shared/pictures';
import { Avatar } from '@az/shared/ui/Avatar';
import { Group } from '@az/shared/ui/Group';
import { EditorButton } from './EditorButton.tsx';
import { Onward } from './Onward.tsx';
import { words } from './words.ts';

/** The picture of the profile, which the editor of the profile area changes. */
export function PictureStep({ member, next }: { member: Member; next: string }) {
  const picture = useMemberPicture('profile');
  const hasPicture = picture.status === 'ready';
  return (
    <>
      <Group gap="lg">
        <Avatar name={memberName(member)} picture={hasPicture ? picture.url : null} size={96} />
        <EditorButton
          given={{ picture: 'profile' }}
          label={hasPicture ? words.change : words.choose}
          name="profile.picture-editor"
        />
      </Group>
      <Onward isDone={hasPicture} to={next} />
    </>
  );
}
