export { formFields } from './form-fields.ts';
export { useAskBeforeClose } from './use-ask-before-close.ts';
