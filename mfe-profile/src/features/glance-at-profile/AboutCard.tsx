import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { ClampedText } from '@az/shared/social/ClampedText';
import { Anchor } from '@az/shared/ui/Anchor';
import { IconHome, IconMail, IconMapPin, IconPhone } from '@az/shared/ui/icons';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { mailTo, telTo } from '../../data/contact-links.ts';
import styles from './AboutCard.module.css';
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

/** Description, contact details and location of the member; missing values are left out. */
export function AboutCard() {
  const { member } = useAuthContext();
  if (!member) return null;
  const { description, email, phone, address, city, province, country } = member;
  const location = [city, province, country].filter(Boolean).join(', ');
  const isEmpty = ![description, email, phone, address, location].some((text) => text.trim());
  return (
    <TitledCard
      aside={
        <TextLink size="sm" to={paths.profileAbout()}>
          {words.aboutMore}
        </TextLink>
      }
      isCompact
      title={words.about}
    >
      {description.trim() && (
        <ClampedText of="de votre présentation" size="sm">
          {description}
        </ClampedText>
      )}
      {isEmpty ? (
        <TextLink to={paths.settingsAccount()}>{words.addAbout}</TextLink>
      ) : (
        <ul className={styles.lines}>
          {email.trim() && (
            <Line icon={<IconMail size={18} />} term="Adresse e-mail">
              <Anchor href={mailTo(email)} size="sm">
                {email}
              </Anchor>
            </Line>
          )}
          {phone.trim() && (
            <Line icon={<IconPhone size={18} />} term="Téléphone">
              <Anchor href={telTo(phone)} size="sm">
                {phone}
              </Anchor>
            </Line>
          )}
          {location && (
            <Line icon={<IconMapPin size={18} />} term="Localisation">
              {location}
            </Line>
          )}
          {address.trim() && (
            <Line icon={<IconHome size={18} />} term="Adresse">
              {address}
            </Line>
          )}
        </ul>
      )}
    </TitledCard>
  );
}
