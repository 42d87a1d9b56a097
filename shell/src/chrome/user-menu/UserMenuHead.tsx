import { memberName, useAuthContext } from '@az/shared/auth';
import { Avatar } from '@az/shared/ui/Avatar';
import { Stack } from '@az/shared/ui/Stack';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import styles from './UserMenu.module.css';

/** The signed-in member with the latest position. */
export function UserMenuHead() {
  const { member } = useAuthContext();
  if (!member) return null;
  const name = memberName(member);
  return (
    <div className={styles.head}>
      <Avatar name={name} picture={member.picture} size={40} />
      <Stack gap={0}>
        <Text fw={600}>
          <TruncatedName>{name}</TruncatedName>
        </Text>
        {member.lastJob && (
          <Text c="dimmed" size="sm">
            {member.lastJob.position.title}
          </Text>
        )}
      </Stack>
    </div>
  );
}
