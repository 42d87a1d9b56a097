import { areaHost } from '@az/shared/area';
import { late } from '@az/shared/late-parts';
import { useOnDemand } from '@az/shared/on-demand';
import { type Action, ActionsMenu } from '@az/shared/social/ActionsMenu';
import { useEffect, useState } from 'react';
import type { Conversation, ConversationFlags } from '../../data/conversation.ts';
import { messaging } from '../../data/messaging-store.ts';
import { useConversation } from '../../data/use-messaging.ts';
import { StopEscape } from '../../ui/StopEscape.tsx';
import styles from './ManageConversation.module.css';
import { words } from './words.ts';

/** Actions on a conversation, and which dialog or notice is open. `loadDialogs` loads the code of the dialogs. */
function useManageConversation(contactId: string, loadDialogs: () => void) {
  const conversation = useConversation(contactId);
  const [shows, setShows] = useState<'delete' | 'report' | 'undo' | null>(null);
  const close = () => setShows(null);
  function ask(what: 'delete' | 'report') {
    loadDialogs();
    setShows(what);
  }
  const mark = (marks: Partial<ConversationFlags>) => messaging.change(contactId, marks);
  return {
    conversation,
    shows,
    close,
    askToDelete: () => ask('delete'),
    report: () => ask('report'),
    remove() {
      messaging.empty(contactId);
      close();
    },
    markUnread: () => mark({ isMarkedUnread: true }),
    mute: (isMuted: boolean) => mark({ isMuted }),
    archive(isArchived: boolean) {
      mark({ isArchived });
      setShows(isArchived ? 'undo' : null);
    },
  };
}

type Does = {
  askToDelete: () => void;
  markUnread: () => void;
  mute: (isMuted: boolean) => void;
  archive: (isArchived: boolean) => void;
  report: () => void;
};

const nothing = () => undefined;

/** The entries of a conversation's menu, in the order of the specification. */
function conversationActions({ isMuted, isArchived }: Conversation, does: Does): Action[] {
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

const loadDialogs = () => import('./ConversationDialogs.tsx').then((part) => part.ConversationDialogs);

const loadUndo = () => import('@az/shared/social/UndoNotice').then((part) => part.UndoNotice);
const UndoNotice = late(loadUndo);
/** Loads the notice in advance, because it is shown for only some seconds. */
const prepareUndo = () => void loadUndo().catch(() => undefined);

export function ManageConversation({ contactId }: { contactId: string }) {
  const dialogs = useOnDemand(loadDialogs);
  const managing = useManageConversation(contactId, dialogs.show);
  const { conversation, shows, close } = managing;
  useEffect(() => areaHost().afterFirstView(prepareUndo), []);
  if (!conversation) return null;
  const { name } = conversation.contact;
  return (
    <>
      <StopEscape>
        <ActionsMenu actions={conversationActions(conversation, managing)} label={words.menu(name)} />
        {dialogs.Part && (shows === 'delete' || shows === 'report') && (
          <dialogs.Part name={name} onClose={close} onDelete={managing.remove} shows={shows} />
        )}
      </StopEscape>
      {shows === 'undo' && (
        <div className={styles.notice}>
          <UndoNotice onEnd={close} onUndo={() => managing.archive(false)}>
            {words.archived}
          </UndoNotice>
        </div>
      )}
    </>
  );
}
