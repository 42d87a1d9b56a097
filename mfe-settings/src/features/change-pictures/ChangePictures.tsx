import { isSlotFilled } from '@az/shared/area';
import { memberName } from '@az/shared/auth';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useMember } from '../../data/account.ts';
import styles from './ChangePictures.module.css';
import { PictureRow } from './PictureRow.tsx';
import { words } from './words.ts';

export function ChangePictures() {
  const member = useMember();
  if (!member) return null;
  const name = memberName(member);
  return (
    <TitledCard description={words.intro} title={words.title}>
      {isSlotFilled('profile.picture-editor') ? (
        <div className={styles.rows}>
          <PictureRow kind="profile" name={name} />
          <PictureRow kind="cover" name={name} />
        </div>
      ) : (
        <Text>{words.absent}</Text>
      )}
    </TitledCard>
  );
}
