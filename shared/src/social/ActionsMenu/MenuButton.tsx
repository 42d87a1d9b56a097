import type { ComponentProps } from 'react';
import { ActionIcon } from '../../ui/ActionIcon/ActionIcon.tsx';
import { IconDots } from '../../ui/icons/icons.tsx';

type Props = Omit<ComponentProps<'button'>, 'color'> & { label: string };

export function MenuButton({ label, ...props }: Props) {
  return (
    <ActionIcon aria-haspopup="menu" aria-label={label} {...props}>
      <IconDots size={20} />
    </ActionIcon>
  );
}
