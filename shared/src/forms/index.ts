export { type FormErrors, isEmail, type UseFormReturnType, useForm } from '@mantine/form';
