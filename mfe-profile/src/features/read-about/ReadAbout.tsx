import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { Anchor } from '@az/shared/ui/Anchor';
import { Badge } from '@az/shared/ui/Badge';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { sampleInterests } from '../../data/interests.ts';
import { aboutGroups, type Detail } from './about-details.ts';
import interestsStyles from './Interests.module.css';
import styles from './ReadAbout.module.css';

type Props = {
  title: string;
  children: ReactNode;
  isWide?: boolean;
  /** Link to the settings; undefined for values that cannot be changed there. */
  editAt?: string | null;
};

/** A card of the page; a wide one takes the whole row. */
function AboutCard({ title, children, isWide = false, editAt = paths.settingsAccount() }: Props) {
  return (
    <TitledCard
      aside={
        editAt && (
          <TextLink size="sm" to={editAt}>
            Modifier<VisuallyHidden> : {title}</VisuallyHidden>
          </TextLink>
        )
      }
      className={isWide ? styles.wide : undefined}
      title={title}
    >
      {children}
    </TitledCard>
  );
}

/** The member's interests; sample data. */
function Interests() {
  return (
    <AboutCard editAt={null} title="Centres d’intérêt">
      <ul className={interestsStyles.list}>
        {sampleInterests.map((interest) => (
          <li key={interest}>
            <Badge className={interestsStyles.interest} size="lg" variant="light">
              {interest}
            </Badge>
          </li>
        ))}
      </ul>
      <SampleNotice />
    </AboutCard>
  );
}

function Value({ detail }: { detail: Detail }) {
  if (detail.value === null) return <TextLink to={paths.settingsAccount()}>{detail.add}</TextLink>;
  return detail.href ? <Anchor href={detail.href}>{detail.value}</Anchor> : detail.value;
}

/** Terms and values of the member; a missing value links to the settings. */
function DetailList({ details }: { details: Detail[] }) {
  return (
    <DescriptionList
      entries={details.map((detail) => [detail.term, <Value detail={detail} key={detail.term} />])}
    />
  );
}

/** The session's data about the member, in cards. */
export function ReadAbout() {
  const { member } = useAuthContext();
  if (!member) return null;
  return (
    <div className={styles.grid}>
      <AboutCard isWide title="Présentation">
        {member.description ? (
          <Text className={styles.description}>{member.description}</Text>
        ) : (
          <TextLink to={paths.settingsAccount()}>Ajouter une description</TextLink>
        )}
      </AboutCard>
      {aboutGroups(member).map(({ title, details }) => (
        <AboutCard key={title} title={title}>
          <DetailList details={details} />
        </AboutCard>
      ))}
      <Interests />
    </div>
  );
}
