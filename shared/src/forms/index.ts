export { isEmail, type UseFormReturnType, useForm } from '@mantine/form';
