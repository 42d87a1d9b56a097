import { phoneLink } from '@az/shared/format';
import { ClampedText } from '@az/shared/social/ClampedText';
import { Anchor } from '@az/shared/ui/Anchor';
import { IconHome, IconMail, IconMapPin, IconPhone } from '@az/shared/ui/icons';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { mailTo } from '../../data/contact-links.ts';
import styles from './AboutFrame.module.css';
import { words } from './words.ts';

function Line({ icon, term, children }: { icon: ReactNode; term: string; children: ReactNode }) {
  return (
    <li className={styles.line}>
      {icon}
      <span className={styles.value}>
        <VisuallyHidden>{term} : </VisuallyHidden>
        {children}
      </span>
    </li>
  );
}

type Props = {
  to: string;
  /** End of the accessible name of the button that expands a long description. */
  of: string;
  description: string;
  email: string;
  phone: string;
  location: string;
  address?: string;
  /** Shown if the description and all details are missing. */
  empty: ReactNode;
};

/** Description, contact details and location of a member; missing values are left out. */
export function AboutFrame({ to, of, description, email, phone, location, address = '', empty }: Props) {
  const isEmpty = ![description, email, phone, address, location].some((text) => text.trim());
  return (
    <TitledCard
      aside={
        <TextLink size="sm" to={to}>
          {words.aboutMore}
        </TextLink>
      }
      isCompact
      title={words.about}
    >
      {description.trim() && (
        <ClampedText of={of} size="sm">
          {description}
        </ClampedText>
      )}
      {isEmpty ? (
        empty
      ) : (
        <ul className={styles.lines} data-az-keep="no">
          {email.trim() && (
            <Line icon={<IconMail size={18} />} term={words.email}>
              <Anchor href={mailTo(email)} size="sm">
                {email}
              </Anchor>
            </Line>
          )}
          {phone.trim() && (
            <Line icon={<IconPhone size={18} />} term={words.phone}>
              <Anchor href={phoneLink(phone)} size="sm">
                {phone}
              </Anchor>
            </Line>
          )}
          {location && (
            <Line icon={<IconMapPin size={18} />} term={words.place}>
              {location}
            </Line>
          )}
          {address.trim() && (
            <Line icon={<IconHome size={18} />} term={words.address}>
              {address}
            </Line>
          )}
        </ul>
      )}
    </TitledCard>
  );
}
