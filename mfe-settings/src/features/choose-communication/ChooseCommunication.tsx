import { Card } from '@az/shared/ui/Card';
import { IconChevronDown } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type ReactNode, useId, useState } from 'react';
import { PreferenceForm } from '../../ui/preference-card/PreferenceForm.tsx';
import { findable, invitations, messages } from './communication-fields.ts';
import styles from './Disclosure.module.css';

type Props = { title: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A card with a collapsible content; collapsed, its choices are kept. */
function Disclosure({ title, isOpenAtFirst = false, children }: Props) {
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

/** Copy of the communication preferences. */
const words = {
  invitations: 'Qui peut vous inviter',
  messages: 'Qui peut vous écrire',
  findable: 'Comment on peut vous trouver',
};

/** Who may invite the member, write to them and find them. */
export function ChooseCommunication() {
  return (
    <>
      <Disclosure isOpenAtFirst title={words.invitations}>
        <PreferenceForm groups={invitations} />
      </Disclosure>
      <Disclosure title={words.messages}>
        <PreferenceForm groups={messages} />
      </Disclosure>
      <Disclosure title={words.findable}>
        <PreferenceForm groups={findable} />
      </Disclosure>
    </>
  );
}
