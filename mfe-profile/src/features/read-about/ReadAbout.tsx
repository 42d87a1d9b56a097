import { useCapability } from '@az/shared/api';
import { useAuthContext } from '@az/shared/auth';
import { optional } from '@az/shared/late-parts';
import { paths } from '@az/shared/paths';
import { Anchor } from '@az/shared/ui/Anchor';
import { DescriptionList } from '@az/shared/ui/DescriptionList';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { aboutGroups, type Detail } from './about-details.ts';
import styles from './ReadAbout.module.css';

const SampleInterests = optional(() => import('./SampleInterests.tsx').then((part) => part.SampleInterests));

type Props = {
  title: string;
  children: ReactNode;
  isWide?: boolean;
};

function AboutCard({ title, children, isWide = false }: Props) {
  return (
    <TitledCard
      aside={
        <TextLink size="sm" to={paths.settingsAccount()}>
          Modifier<VisuallyHidden> : {title}</VisuallyHidden>
        </TextLink>
      }
      className={isWide ? styles.wide : undefined}
      title={title}
    >
      {children}
    </TitledCard>
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
  // No sample interests are shown on a server with real members.
  const hasMembers = useCapability('network');
  if (!member) return null;
  return (
    <div className={styles.grid}>
      <AboutCard isWide title="Présentation">
        {member.description ? (
          <Text className={styles.description} dir="auto">
            {member.description}
          </Text>
        ) : (
          <TextLink to={paths.settingsAccount()}>Ajouter une description</TextLink>
        )}
      </AboutCard>
      {aboutGroups(member).map(({ title, details }) => (
        <AboutCard key={title} title={title}>
          <DetailList details={details} />
        </AboutCard>
      ))}
      {hasMembers === false && <SampleInterests />}
    </div>
  );
}
