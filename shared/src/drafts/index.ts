export { discardDraftsOf } from './draft-storage.ts';
export { useDraft } from './use-draft.ts';
