import { maxLengths } from '@az/shared/constants';
import { noChoices } from '@az/shared/reference';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { Select } from '@az/shared/ui/Select';
import { TextInput } from '@az/shared/ui/TextInput';
import { type NewCompany, useCompanyStart } from '../../data/company-choices.ts';
import type { DialogControls } from '../../ui/career-form/CareerDialog.tsx';
import { CareerForm } from '../../ui/career-form/CareerForm.tsx';
import styles from './CompanyForm.module.css';
import { LocationFields } from './LocationFields.tsx';
import { useCreateCompany } from './use-create-company.ts';
import { words } from './words.ts';

type Props = {
  controls: DialogControls;
  initialName: string;
  onCreated: (company: NewCompany) => void;
};

/** The ten fields of a company. */
export function CompanyForm({ controls, initialName, onCreated }: Props) {
  const start = useCompanyStart();
  const state = useCreateCompany({ initialName, onCreated });
  const { textField, choiceField } = state;
  return (
    <CareerForm controls={controls} errors={state.errors} start={start} state={state}>
      <TextInput
        autoComplete="organization"
        data-autofocus
        label={words.name}
        required
        {...textField('company_name')}
      />
      <Select
        emptyText={words.noSector}
        isLoading={start.isLoading}
        label={words.sector}
        options={start.lists?.sectors ?? noChoices}
        required
        {...choiceField('activity_sector')}
      />
      <TextInput
        autoComplete="url"
        description={words.websiteHint}
        inputMode="url"
        label={words.website}
        {...textField('website')}
      />
      <LocationFields form={state} start={start} />
      <TextInput
        autoComplete="address-level3"
        label={words.neighborhood}
        required
        {...textField('neighborhood')}
      />
      <div className={styles.pair}>
        <TextInput
          autoComplete="email"
          inputMode="email"
          label={words.email}
          required
          type="email"
          {...textField('email')}
        />
        <TextInput autoComplete="tel" label={words.phone} required type="tel" {...textField('phone')} />
      </div>
      <CountedTextarea
        label={words.description}
        most={maxLengths.description}
        required
        {...textField('description')}
      />
    </CareerForm>
  );
}
