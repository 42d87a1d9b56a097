import type { CompanyRequestWire } from '@az/shared/contracts';
import { toast } from '@az/shared/toast';
import { useId } from 'react';
import { type NewCompany, useAddCompany } from '../../data/company-choices.ts';
import { useCareerForm } from '../../ui/career-form/use-career-form.ts';
import { checkCompany, fields, initialValues } from './company.form.ts';
import { words } from './words.ts';

type Options = {
  initialName: string;
  onCreated: (company: NewCompany) => void;
};

/** The company form, from typing to the stored company. */
export function useCreateCompany({ initialName, onCreated }: Options) {
  const uid = useId();
  const idOf = (field: string) => `${uid}${field}`;
  const addCompany = useAddCompany();
  const send = async (company: CompanyRequestWire, attempt: string) => {
    const stored = await addCompany(company, attempt);
    toast({ message: words.added, variant: 'success' });
    onCreated({
      id: stored?.value ?? null,
      name: stored?.label ?? company.company_name,
      number: stored?.number,
    });
  };
  return useCareerForm({
    draft: 'company',
    pristine: initialValues(initialName),
    accepts: (kept) => initialName === '' || kept.company_name === initialName,
    fields,
    check: checkCompany,
    send,
    idOf,
  });
}

/** State and handlers for the form's fields. */
export type CompanyFormState = ReturnType<typeof useCreateCompany>;
