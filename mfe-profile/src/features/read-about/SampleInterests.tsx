import { Badge } from '@az/shared/ui/Badge';
import { SampleNotice } from '@az/shared/ui/SampleNotice';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { sampleInterests } from '../../data/interests.ts';
import styles from './SampleInterests.module.css';

export function SampleInterests() {
  return (
    <TitledCard title="Centres d’intérêt">
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
    </TitledCard>
  );
}
