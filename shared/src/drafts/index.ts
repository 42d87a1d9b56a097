export { forgetMember } from './draft-storage.ts';
export { leaveDraft, takeDraft } from './handed-draft.ts';
export { isSameKind } from './restore-values.ts';
export { useDraft } from './use-draft.ts';
export { useFormDraft } from './use-form-draft.ts';
