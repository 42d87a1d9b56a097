export { forgetMember } from './draft-storage.ts';
export { leaveDraft, takeDraft } from './handed-draft.ts';
export { useDraft } from './use-draft.ts';
