import { areaHost } from '@az/shared/area';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { type ComponentType, useEffect, useState } from 'react';
import { useProfileSteps } from '../../data/profile-steps.ts';
import styles from './CompleteProfile.module.css';
import type { NextStepProps } from './NextStep.tsx';

/**
 * How complete the member's profile is, with one next step; nothing once it is. The first view has the card's place, what
 * is in it loads afterwards.
 */
export function CompleteProfile() {
  const steps = useProfileSteps();
  const [Part, setPart] = useState<ComponentType<NextStepProps> | null>(null);
  const next = steps.find(({ isDone }) => !isDone)?.step;
  useEffect(
    () =>
      areaHost().afterFirstView(
        () =>
          // A page of the profile says less without it, and nothing wrong.
          void import('./NextStep.tsx').then(
            (part) => setPart(() => part.NextStep),
            () => undefined,
          ),
      ),
    [],
  );
  if (!next) return null;
  return (
    <TitledCard isCompact title="Complétez votre profil">
      <div className={styles.room}>
        {Part && <Part done={steps.filter(({ isDone }) => isDone).length} next={next} total={steps.length} />}
      </div>
    </TitledCard>
  );
}
