export { type FormErrors, isEmail, type UseFormReturnType, useForm } from '@mantine/form';
export { useCheckedForm } from './use-checked-form.ts';
