import type { NewCompany } from '../../data/company-choices.ts';
import { CareerDialog } from '../../ui/career-form/CareerDialog.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { words } from './words.ts';

type Props = {
  /** The searched name that was not found. */
  initialName?: string;
  onClose: () => void;
  onCreated?: (company: NewCompany) => void;
};

/** The dialog to add a company, on top of the dialog that opened it. */
export function CompanyDialog({ initialName = '', onClose, onCreated }: Props) {
  return (
    <CareerDialog onClose={onClose} title={words.title}>
      {(controls) => (
        <CompanyForm
          controls={controls}
          initialName={initialName}
          onCreated={(company) => {
            onCreated?.(company);
            controls.close();
          }}
        />
      )}
    </CareerDialog>
  );
}
