import { Card } from '@az/shared/ui/Card';
import { IconChevronDown } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type ReactNode, useId, useState } from 'react';
import styles from './Disclosure.module.css';

type Props = { title: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A card with a collapsible content; collapsed, its choices are kept. */
export function Disclosure({ title, isOpenAtFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const uid = useId();
  return (
    <Card aria-labelledby={`${uid}title`} component="section" padding="lg">
      <Title order={2} size="h3">
        <UnstyledButton
          aria-controls={`${uid}content`}
          aria-expanded={isOpen}
          className={styles.button}
          id={`${uid}title`}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <span aria-hidden="true" className={styles.icon}>
            <IconChevronDown size={20} />
          </span>
        </UnstyledButton>
      </Title>
      <div className={styles.content} hidden={!isOpen} id={`${uid}content`}>
        {children}
      </div>
    </Card>
  );
}
