import type { JobRequestWire } from '@az/shared/contracts';
import { noChoices } from '@az/shared/reference';
import { toast } from '@az/shared/toast';
import { useId, useState } from 'react';
import { useExperienceStart } from '../../data/experience-choices.ts';
import { type Experience, useSaveExperience } from '../../data/experiences.ts';
import { useCareerForm } from '../../ui/career-form/use-career-form.ts';
import {
  checkExperience,
  type ExperienceValues,
  fields,
  initialValues,
  isRequiredMissing,
  listsWith,
  withRawIds,
} from './experience.form.ts';
import { words } from './words.ts';

type Options = { experience: Experience | null; onSaved: () => void };

const dateFields = ['starting_date', 'ending_date'] as const;

/** Whether a date is incomplete: its field has an empty value then, as if nothing was typed. */
function isCut(id: string): boolean {
  const input = document.getElementById(id);
  return input instanceof HTMLInputElement && !input.disabled && input.validity?.badInput === true;
}

/** The experience form, from typing to the stored entry. */
export function useEditExperience({ experience, onSaved }: Options) {
  const uid = useId();
  const idOf = (field: string) => `${uid}${field}`;
  const start = useExperienceStart();
  const lists = start.lists ?? { positions: noChoices, companies: noChoices };
  const save = useSaveExperience(experience?.id ?? null);
  const [pristine] = useState(() => initialValues(experience));

  const check = (values: ExperienceValues) => {
    const checked = checkExperience(values, lists);
    const cut = dateFields.filter((field) => isCut(idOf(field)));
    if (cut.length === 0) return checked;
    const cutErrors = Object.fromEntries(cut.map((field) => [field, words.badDate]));
    return { request: null, errors: { ...checked.errors, ...cutErrors } };
  };
  const send = async (job: JobRequestWire, attempt: string) => {
    await save(withRawIds(job, listsWith(experience, lists)), attempt);
    toast({ message: experience ? words.changed : words.added, variant: 'success' });
    onSaved();
  };
  const state = useCareerForm({
    draft: `experience:${experience?.id ?? 'new'}`,
    pristine,
    fields,
    check,
    send,
    idOf,
  });
  const errorHeading = isRequiredMissing(state.form.errors) ? words.required : undefined;
  return { ...state, start, idOf, errorHeading };
}

/** State and handlers for the form's fields. */
export type ExperienceFormState = ReturnType<typeof useEditExperience>;
