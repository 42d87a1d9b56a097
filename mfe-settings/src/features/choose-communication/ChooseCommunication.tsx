import { Card } from '@az/shared/ui/Card';
import { IconChevronDown } from '@az/shared/ui/icons';
import { Title } from '@az/shared/ui/Title';
import { UnstyledButton } from '@az/shared/ui/UnstyledButton';
import { type ReactNode, useId, useState } from 'react';
import { PreferenceForm } from '../../ui/preference-card/PreferenceForm.tsx';
import type { FieldGroup } from '../../ui/preference-card/preference-fields.ts';
import styles from './Disclosure.module.css';

const invitations: FieldGroup[] = [
  {
    legend: 'Peuvent vous envoyer une invitation',
    fields: [
      {
        group: 'communication',
        key: 'invitations',
        choices: [
          { value: 'everyone', label: 'Tous les membres' },
          { value: 'known-email', label: 'Les membres qui connaissent votre adresse e-mail' },
          { value: 'nobody', label: 'Personne' },
        ],
      },
    ],
  },
];

const messages: FieldGroup[] = [
  {
    legend: 'Peuvent vous écrire',
    fields: [
      { group: 'communication', key: 'messagesFromConnections', label: 'Vos relations' },
      { group: 'communication', key: 'messagesFromMembers', label: 'Les autres membres' },
      { group: 'communication', key: 'messagesFromCompanies', label: 'Les entreprises' },
    ],
  },
];

const findable: FieldGroup[] = [
  {
    legend: 'On peut vous trouver',
    fields: [
      { group: 'communication', key: 'findableByEmail', label: 'Par votre adresse e-mail' },
      {
        group: 'communication',
        key: 'findableByPhone',
        label: 'Par votre numéro de téléphone',
        description: 'Tel que vous l’avez écrit\u00a0: avec ou sans l’indicatif du pays.',
      },
    ],
  },
];

type Props = { title: string; isOpenAtFirst?: boolean; children: ReactNode };

/** A card whose content can be collapsed; choices in it are kept meanwhile. */
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
