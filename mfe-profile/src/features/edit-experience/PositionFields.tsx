import { Select } from '@az/shared/ui/Select';
import { noChoices } from '../../data/choices.ts';
import type { Experience } from '../../data/experiences.ts';
import { ownChoice, withOwn } from './experience.form.ts';
import type { ExperienceFormState } from './use-edit-experience.ts';
import { words } from './words.ts';

type Props = {
  state: ExperienceFormState;
  experience: Experience | null;
  /** Someone wants to create the company that they searched for. */
  onCreateCompany: (name: string) => void;
};

/** Position and company, each found by typing. */
export function PositionFields({ state: { start, choiceField }, experience, onCreateCompany }: Props) {
  const { positions, companies } = start.lists ?? { positions: noChoices, companies: noChoices };
  const ownPosition = experience && ownChoice(experience.positionId, experience.position.title);
  const ownCompany = experience && ownChoice(experience.companyId, experience.company);
  return (
    <>
      <Select
        data-autofocus
        emptyText={words.noPosition}
        isLoading={start.isLoading}
        label={words.position}
        options={withOwn(positions, ownPosition)}
        required
        {...choiceField('position')}
      />
      <Select
        emptyAction={{ label: words.createCompany, onSelect: onCreateCompany }}
        emptyText={words.noCompany}
        isLoading={start.isLoading}
        label={words.company}
        options={withOwn(companies, ownCompany)}
        required
        {...choiceField('company')}
      />
    </>
  );
}
