import { maxLengths } from '@az/shared/contracts';
import { noChoices } from '@az/shared/reference';
import { FormDialog } from '@az/shared/social/FormDialog';
import { CountedTextarea } from '@az/shared/ui/CountedTextarea';
import { Select } from '@az/shared/ui/Select';
import { TextInput } from '@az/shared/ui/TextInput';
import { type NewCompany, useCompanyStart } from '../../data/company-choices.ts';
import { ListsFailed, labels } from '../../ui/career-dialog-parts.tsx';
import styles from './CompanyDialog.module.css';
import { LocationFields } from './LocationFields.tsx';
import { useCreateCompany } from './use-create-company.ts';
import { words } from './words.ts';

type Props = {
  /** The name that the member has searched for without finding it. */
  initialName?: string;
  onClose: () => void;
  onCreated?: (company: NewCompany) => void;
};

export function CompanyDialog({ initialName = '', onClose, onCreated }: Props) {
  const start = useCompanyStart();
  const form = useCreateCompany({ initialName, onCreated });
  const { field } = form;
  return (
    <FormDialog form={form} labels={labels} onClose={onClose} title={words.title}>
      <ListsFailed start={start} />
      <TextInput
        autoComplete="organization"
        data-autofocus
        label={words.name}
        required
        {...field('company_name')}
      />
      <Select
        emptyText={words.noSector}
        isLoading={start.isLoading}
        label={words.sector}
        options={start.lists?.sectors ?? noChoices}
        required
        {...field('activity_sector')}
      />
      <TextInput
        autoComplete="url"
        description={words.websiteHint}
        inputMode="url"
        label={words.website}
        {...field('website')}
      />
      <LocationFields form={form} start={start} />
      <TextInput
        autoComplete="address-level3"
        label={words.neighborhood}
        required
        {...field('neighborhood')}
      />
      <div className={styles.pair}>
        <TextInput
          autoComplete="email"
          inputMode="email"
          label={words.email}
          required
          type="email"
          {...field('email')}
        />
        <TextInput autoComplete="tel" label={words.phone} required type="tel" {...field('phone')} />
      </div>
      <CountedTextarea
        label={words.description}
        most={maxLengths.description}
        required
        {...field('description')}
      />
    </FormDialog>
  );
}
