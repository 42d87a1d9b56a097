import { useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { Text } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { AboutCard } from './AboutCard.tsx';
import { aboutGroups } from './about-details.ts';
import { DetailList } from './DetailList.tsx';
import { Interests } from './Interests.tsx';
import styles from './ReadAbout.module.css';

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
