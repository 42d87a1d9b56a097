import { noChoices } from '@az/shared/reference';
import { Select } from '@az/shared/ui/Select';
import type { Experience } from '../../data/experiences.ts';
import { listsWith } from './experience.form.ts';
import type { ExperienceForm } from './use-edit-experience.ts';
import { words } from './words.ts';

type Props = {
  form: ExperienceForm;
  experience: Experience | null;
  onCreateCompany: (name: string) => void;
};

export function PositionFields({ form: { start, field }, experience, onCreateCompany }: Props) {
  const lists = start.lists ?? { positions: noChoices, companies: noChoices };
  const { positions, companies } = listsWith(experience, lists);
  return (
    <>
      <Select
        data-autofocus
        emptyText={words.noPosition}
        isLoading={start.isLoading}
        label={words.position}
        options={positions}
        required
        {...field('position')}
      />
      <Select
        emptyAction={{ label: words.createCompany, onSelect: onCreateCompany }}
        emptyText={words.noCompany}
        isLoading={start.isLoading}
        label={words.company}
        options={companies}
        required
        {...field('company')}
      />
    </>
  );
}
