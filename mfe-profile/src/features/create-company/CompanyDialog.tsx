import type { NewCompany } from '../../data/company-choices.ts';
import { CareerDialog } from '../../ui/career-form/CareerDialog.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { words } from './words.ts';

type Props = {
  /** Name that was searched for and not found. */
  initialName?: string;
  onClose: () => void;
  onCreated?: (company: NewCompany) => void;
};

/** The dialog that adds a company, over whatever dialog asked for it. */
export function CompanyDialog({ initialName = '', onClose, onCreated }: Props) {
  return (
    <CareerDialog onClose={onClose} title={words.title}>
      {(door) => (
        <CompanyForm
          door={door}
          initialName={initialName}
          onCreated={(company) => {
            onCreated?.(company);
            door.close();
          }}
        />
      )}
    </CareerDialog>
  );
}
