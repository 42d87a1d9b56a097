import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { Title } from '../../ui/Title/Title.tsx';

export type CardTitleProps = {
  /** Where the card leads; without it the title is plain text. */
  to?: string | undefined;
  /** Level of the title as a heading. */
  order?: 2 | 3 | 4;
};

type Props = CardTitleProps & { children: string; size?: 'h3' | 'h4' };

/** Title of a card, which leads to what the card shows. */
export function CardTitle({ to, order = 3, size = 'h4', children }: Props) {
  return (
    <Title order={order} size={size}>
      {to === undefined ? (
        children
      ) : (
        <TextLink inherit to={to}>
          {children}
        </TextLink>
      )}
    </Title>
  );
}
