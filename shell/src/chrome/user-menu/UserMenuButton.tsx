import { memberName, useAuthContext } from '@az/shared/auth';
import { Avatar } from '@az/shared/ui/Avatar';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import styles from './UserMenu.module.css';

/** The avatar button; the open menu uses it too, so that both look the same. */
export function UserMenuButton({ className = '', ...props }: React.ComponentProps<'button'>) {
  const { member } = useAuthContext();
  const name = member ? memberName(member) : '';
  return (
    <UnstyledButton
      aria-haspopup="menu"
      aria-label={`Menu de ${name}`}
      className={`${styles.trigger} ${className}`}
      {...props}
    >
      <Avatar name={name} picture={member?.picture ?? null} size={36} />
    </UnstyledButton>
  );
}
