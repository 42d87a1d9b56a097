import type { ReactNode } from 'react';
import { SettingsCard } from '../SettingsCard.tsx';
import { PreferenceForm } from './PreferenceForm.tsx';
import type { FieldGroup } from './preference-fields.ts';

type Props = { title: string; description?: ReactNode; groups: readonly FieldGroup[] };

/** A card of preferences. */
export function PreferenceCard({ title, description, groups }: Props) {
  return (
    <SettingsCard description={description} title={title}>
      <PreferenceForm groups={groups} />
    </SettingsCard>
  );
}
