export { formFields } from './form-fields.ts';
export { isSameKind } from './restore-values.ts';
export { useAskBeforeClose } from './use-ask-before-close.ts';
export { useFormDraft } from './use-form-draft.ts';
