import { useSubmitForm } from '@az/shared/forms';
import { toast } from '@az/shared/toast';
import { type NewCompany, useAddCompany } from '../../data/company-choices.ts';
import { showFailureToasts } from '../../ui/career-dialog-parts.tsx';
import { checkCompany, fields, initialValues } from './company.form.ts';
import { words } from './words.ts';

type Options = {
  initialName: string;
  onCreated: ((company: NewCompany) => void) | undefined;
};

export function useCreateCompany({ initialName, onCreated }: Options) {
  const addCompany = useAddCompany();
  return useSubmitForm({
    initial: initialValues(initialName),
    fields,
    check: checkCompany,
    send: async (company, attempt) => {
      const stored = await addCompany(company, attempt);
      toast({ message: words.added, variant: 'success' });
      onCreated?.({
        id: stored?.value ?? null,
        name: stored?.label ?? company.company_name,
        number: stored?.number,
      });
    },
    onFailure: showFailureToasts,
    draft: {
      key: 'company',
      hasChoices: true,
      accepts: (kept) => initialName === '' || kept.company_name === initialName,
    },
  });
}

export type CompanyForm = ReturnType<typeof useCreateCompany>;
