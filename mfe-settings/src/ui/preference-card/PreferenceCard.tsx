import { TitledCard } from '@az/shared/ui/TitledCard';
import type { ReactNode } from 'react';
import { PreferenceForm } from './PreferenceForm.tsx';
import type { FieldGroup } from './preference-fields.ts';

type Props = { title: string; description?: ReactNode; groups: readonly FieldGroup[] };

export function PreferenceCard({ title, description, groups }: Props) {
  return (
    <TitledCard description={description} title={title}>
      <PreferenceForm groups={groups} />
    </TitledCard>
  );
}
