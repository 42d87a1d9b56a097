import { useSubmitForm } from '@az/shared/forms';
import { noChoices } from '@az/shared/reference';
import { toast } from '@az/shared/toast';
import { useId } from 'react';
import { useExperienceStart } from '../../data/experience-choices.ts';
import { type Experience, useSaveExperience } from '../../data/experiences.ts';
import { showFailureToasts } from '../../ui/career-dialog-parts.tsx';
import {
  checkExperience,
  type ExperienceValues,
  fields,
  initialValues,
  listsWith,
  withRawIds,
} from './experience.form.ts';
import { words } from './words.ts';

const dateFields = ['starting_date', 'ending_date'] as const;

/** Whether a date is incomplete. The value of its field is then empty, as if nothing had been typed. */
function isCut(id: string): boolean {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement && !input.disabled && input.validity?.badInput === true;
}

export function useEditExperience(experience: Experience | null) {
  const uid = useId();
  const idOf = (field: string) => `${uid}${field}`;
  const start = useExperienceStart();
  const lists = start.lists ?? { positions: noChoices, companies: noChoices };
  const save = useSaveExperience(experience?.id ?? null);

  const check = (values: ExperienceValues) => {
    const checked = checkExperience(values, lists);
    const cut = dateFields.filter((field) => isCut(idOf(field)));
    if (cut.length === 0) return checked;
    const cutErrors = Object.fromEntries(cut.map((field) => [field, words.badDate]));
    return { request: null, errors: { ...checked.errors, ...cutErrors } };
  };
  const form = useSubmitForm({
    initial: initialValues(experience),
    fields,
    check,
    send: async (job, attempt) => {
      await save(withRawIds(job, listsWith(experience, lists)), attempt);
      toast({ message: experience ? words.changed : words.added, variant: 'success' });
    },
    onFailure: showFailureToasts,
    idPrefix: uid,
    draft: { key: `experience:${experience?.id ?? 'new'}`, hasChoices: true },
  });
  return { ...form, start };
}

export type ExperienceForm = ReturnType<typeof useEditExperience>;
