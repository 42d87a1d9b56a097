export { useStoredValue } from './use-stored-value.ts';
