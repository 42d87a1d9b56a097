export { CompanyDialog as Component } from '../features/create-company/CompanyDialog.tsx';
