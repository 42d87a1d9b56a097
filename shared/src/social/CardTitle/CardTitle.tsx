import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { Title } from '../../ui/Title/Title.tsx';

export type CardTitleProps = {
  /** Without it the title is plain text. */
  to?: string | undefined;
  order?: 2 | 3 | 4;
};

type Props = CardTitleProps & { children: string; size?: 'h3' | 'h4' };

export function CardTitle({ to, order = 3, size = 'h4', children }: Props) {
  return (
    <Title order={order} size={size}>
      {to === undefined ? (
        children
      ) : (
        <TextLink isTitle to={to}>
          {children}
        </TextLink>
      )}
    </Title>
  );
}
