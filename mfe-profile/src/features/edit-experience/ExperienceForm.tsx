import { Slot } from '@az/shared/area';
import { FormDialog } from '@az/shared/social/FormDialog';
import { Alert } from '@az/shared/ui/Alert';
import { useState } from 'react';
import { useAddedCompany } from '../../data/experience-choices.ts';
import type { Experience } from '../../data/experiences.ts';
import { ListsFailed, labels } from '../../ui/career-dialog-parts.tsx';
import { DateFields } from './DateFields.tsx';
import { isRequiredMissing, noteFields } from './experience.form.ts';
import { NoteList } from './NoteList.tsx';
import { PositionFields } from './PositionFields.tsx';
import { useEditExperience } from './use-edit-experience.ts';
import { words } from './words.ts';

type Props = { experience: Experience | null; onClose: () => void };

/** The form of an entry in a dialog, and the dialog to add a missing company. */
export function ExperienceForm({ experience, onClose }: Props) {
  const form = useEditExperience(experience);
  const messages = form.errors.map(({ text }) => text);
  const addCompany = useAddedCompany();
  const [newCompany, setNewCompany] = useState<string | null>(null);
  return (
    <>
      <FormDialog
        form={form}
        labels={{ ...labels, errors: isRequiredMissing(messages) ? words.required : undefined }}
        onClose={onClose}
        title={experience ? words.edit : words.add}
      >
        <ListsFailed start={form.start} />
        <PositionFields experience={experience} form={form} onCreateCompany={setNewCompany} />
        <DateFields form={form} />
        {noteFields.map((name) => (
          <NoteList key={name} words={words.notes[name]} {...form.field(name)} />
        ))}
      </FormDialog>
      {/* Outside the form element: submitting the other dialog must not submit this form. */}
      {newCompany !== null && (
        <Slot
          failed={
            <Alert color="red" mt="md">
              {words.createFailed}
            </Alert>
          }
          name="profile.company-dialog"
          props={{
            initialName: newCompany,
            onClose: () => setNewCompany(null),
            onCreated: async (company) => {
              const choice = await addCompany(company);
              if (choice) form.set({ company: choice.value });
            },
          }}
        />
      )}
    </>
  );
}
