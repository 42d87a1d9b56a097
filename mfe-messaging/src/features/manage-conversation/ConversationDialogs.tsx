import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { ReportDialog } from '@az/shared/social/ReportDialog';
import { useAbilities } from '../../data/use-abilities.ts';
import { words } from './dialog-words.ts';

type Props = {
  shows: 'delete' | 'report';
  name: string;
  onDelete: () => void;
  onClose: () => void;
};

/** Confirms the deletion of a conversation, or asks for the reason of a report. */
export function ConversationDialogs({ shows, name, onDelete, onClose }: Props) {
  const { reachesMembers } = useAbilities();
  if (shows === 'report') return <ReportDialog onClose={onClose} subject={words.reportSubject(name)} />;
  return (
    <ConfirmDialog
      action={words.deleteAction}
      isDanger
      onCancel={onClose}
      onConfirm={onDelete}
      opened
      question={words.deleteQuestion(name)}
    >
      {reachesMembers ? words.deleteEffect : words.deleteEffectHere}
    </ConfirmDialog>
  );
}
