import { Badge } from '@az/shared/ui/Badge';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { type ReactNode, useId, useState } from 'react';
import styles from './ReviewSafety.module.css';
import { words } from './words.ts';

type Props = {
  title: string;
  text: string;
  to?: { path: string; label: string };
  /** Content that expands below; without this and `to`, the row shows `Bientôt`. */
  children?: ReactNode;
};

/** One safety setting: its name, and a link or the content itself. */
export function SafetyRow({ title, text, to, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const uid = useId();
  const named = { 'aria-labelledby': `${uid}button ${uid}title`, id: `${uid}button` };
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div>
          <Title id={`${uid}title`} order={3}>
            {title}
          </Title>
          <Text c="dimmed" size="sm">
            {text}
          </Text>
        </div>
        {to && (
          <ButtonLink {...named} size="sm" to={to.path} variant="default">
            {to.label}
          </ButtonLink>
        )}
        {children && (
          <Button
            {...named}
            aria-controls={`${uid}detail`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            size="sm"
            variant="default"
          >
            {isOpen ? words.hide : words.show}
          </Button>
        )}
        {!to && !children && (
          <Badge color="gray" variant="default">
            {words.soon}
          </Badge>
        )}
      </div>
      {children && (
        <div className={styles.detail} hidden={!isOpen} id={`${uid}detail`}>
          {isOpen && children}
        </div>
      )}
    </li>
  );
}
