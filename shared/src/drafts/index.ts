export { removeMemberData } from './draft-storage.ts';
export { prefillDraft, takePrefilledDraft } from './prefilled-draft.ts';
export { useDraft } from './use-draft.ts';
