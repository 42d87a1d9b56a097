import { Badge } from '@az/shared/ui/Badge';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { sampleInterests } from '../../data/interests.ts';
import { AboutCard } from './AboutCard.tsx';
import styles from './Interests.module.css';

/** The member's interests; sample data. */
export function Interests() {
  return (
    <AboutCard editAt={null} title="Centres d’intérêt">
      <ul className={styles.list}>
        {sampleInterests.map((interest) => (
          <li key={interest}>
            <Badge className={styles.interest} size="lg" variant="light">
              {interest}
            </Badge>
          </li>
        ))}
      </ul>
      <SampleNotice />
    </AboutCard>
  );
}
