import { Slot } from '@az/shared/area';
import { Alert } from '@az/shared/ui/Alert';
import { useState } from 'react';
import { useAddedCompany } from '../../data/experience-choices.ts';
import type { Experience } from '../../data/experiences.ts';
import type { DialogControls } from '../../ui/career-form/CareerDialog.tsx';
import { CareerForm } from '../../ui/career-form/CareerForm.tsx';
import { DateFields } from './DateFields.tsx';
import { noteFields } from './experience.form.ts';
import { NoteList } from './NoteList.tsx';
import { PositionFields } from './PositionFields.tsx';
import { useEditExperience } from './use-edit-experience.ts';
import { words } from './words.ts';

type Props = { controls: DialogControls; experience: Experience | null };

/** The fields of an entry, and the dialog to add a missing company. */
export function ExperienceForm({ controls, experience }: Props) {
  const state = useEditExperience({ experience, onSaved: controls.close });
  const addCompany = useAddedCompany();
  const [newCompany, setNewCompany] = useState<string | null>(null);
  const { form } = state;
  return (
    <>
      <CareerForm
        controls={controls}
        errorHeading={state.errorHeading}
        errors={state.errors}
        start={state.start}
        state={state}
      >
        <PositionFields experience={experience} onCreateCompany={setNewCompany} state={state} />
        <DateFields state={state} />
        {noteFields.map((name) => (
          <NoteList
            busy={state.busy}
            error={form.errors[name]}
            id={state.idOf(name)}
            key={name}
            lines={form.values[name]}
            onChange={(lines) => form.setFieldValue(name, lines)}
            words={words.notes[name]}
          />
        ))}
      </CareerForm>
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
              if (choice) form.setFieldValue('company', choice.value);
            },
          }}
        />
      )}
    </>
  );
}
