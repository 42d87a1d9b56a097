export { forgetMember } from './draft-storage.ts';
export { useDraft } from './use-draft.ts';
