import type { Action } from '@az/shared/social/ActionsMenu';
import type { Conversation } from '../../data/conversation.ts';
import { words } from './words.ts';

type Does = {
  askToDelete: () => void;
  markUnread: () => void;
  mute: (isMuted: boolean) => void;
  archive: (isArchived: boolean) => void;
  report: () => void;
};

const nothing = () => undefined;

/** The entries of a conversation's menu, in the order of the specification. */
export function conversationActions({ isMuted, isArchived }: Conversation, does: Does): Action[] {
  const fixed: Action[] = [
    { label: words.videoCall, isLater: true, onSelect: nothing },
    { label: words.audioCall, isLater: true, onSelect: nothing },
    { label: words.delete, isDanger: true, onSelect: does.askToDelete },
    { label: words.markAsUnread, onSelect: does.markUnread },
    { label: words.muted, isChecked: isMuted, onSelect: () => does.mute(!isMuted) },
    { label: words.archive, onSelect: () => does.archive(true) },
    { label: words.report, onSelect: does.report },
  ];
  return fixed.map((action) =>
    isArchived && action.label === words.archive
      ? { label: words.unarchive, onSelect: () => does.archive(false) }
      : { ...action, lang: 'en' },
  );
}
