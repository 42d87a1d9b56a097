import { useWrite } from '@az/shared/api';
import type { Group } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { ActionsMenu } from '@az/shared/social/ActionsMenu';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { UndoNotice, useFocusAfterUndo } from '@az/shared/social/UndoNotice';
import { toast, toastFailure } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { IconCheck, IconFlag, IconLogout, IconTrash, IconUserPlus, IconX } from '@az/shared/ui/icons';
import { useState } from 'react';
import { useOwnGroups } from '../../data/groups/use-change-groups.ts';
import type { useMembership } from '../../data/groups/use-membership.ts';
import { useGroupWords } from '../../ui/use-group-words.ts';
import { useShare } from '../../ui/use-share.tsx';
import styles from './ReadGroup.module.css';
import { words } from './words.ts';

type Props = { group: Group; membership: ReturnType<typeof useMembership> };

function Joining({ group, membership }: Props) {
  const notice = membership.noticeOf(group);
  const button = useFocusAfterUndo<HTMLButtonElement>(notice !== null);
  if (notice) return <UndoNotice {...notice}>{words.left}</UndoNotice>;
  const label = {
    member: words.member,
    requested: words.asked,
    none: group.type === 'Private' ? words.ask : words.join,
  }[group.membership];
  const canJoin = group.membership === 'none';
  return (
    <Button
      aria-disabled={!canJoin}
      className={styles.joining ?? ''}
      leftSection={canJoin ? undefined : <IconCheck size={18} />}
      onClick={canJoin ? () => membership.join(group) : undefined}
      ref={button}
      variant={canJoin ? 'filled' : 'default'}
    >
      {label}
    </Button>
  );
}

function useRemoval({ id, name }: Group) {
  const navigate = useNavigate();
  const { remove } = useOwnGroups();
  const { removeEffect, removed } = useGroupWords();
  const { run } = useWrite((error) => toastFailure(words.notRemoved, error));
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    effect: removeEffect,
    ask: () => setAsking(true),
    keep: () => setAsking(false),
    confirm: () => {
      setAsking(false);
      void run(async () => {
        await remove(id);
        void navigate(paths.feedGroups());
        toast({ message: removed(name), variant: 'light', duration: 4000 });
      });
    },
  };
}

/** Actions on a group. */
export function GroupActions({ group, membership }: Props) {
  const { id, name, may } = group;
  const share = useShare({ path: paths.feedGroup(id), title: name });
  const removal = useRemoval(group);
  const [isReporting, setReporting] = useState(false);
  const reportDialog = useOnDemand(() =>
    import('@az/shared/social/ReportDialog').then((part) => part.ReportDialog),
  );
  const leave = {
    label: words.leave,
    icon: <IconLogout size={18} />,
    onSelect: () => membership.leave(group),
  };
  const withdraw = {
    label: words.withdraw,
    icon: <IconX size={18} />,
    onSelect: () => membership.withdraw(group),
  };
  const remove = { label: words.remove, icon: <IconTrash size={18} />, onSelect: removal.ask };
  const report = {
    label: words.report,
    icon: <IconFlag size={18} />,
    onSelect: () => {
      setReporting(true);
      reportDialog.show();
    },
  };
  const actions = [
    ...(may.includes('leave') ? [leave] : []),
    ...(group.membership === 'requested' ? [withdraw] : []),
    ...(may.includes('delete') ? [remove] : []),
    ...(may.includes('report') ? [report] : []),
  ];
  return (
    <div className={styles.actions}>
      <Joining group={group} membership={membership} />
      {share.open && may.includes('invite') && (
        <Button leftSection={<IconUserPlus size={18} />} onClick={share.open} variant="default">
          {words.invite}
        </Button>
      )}
      <ActionsMenu actions={actions} label={words.menu(name)} />
      {share.dialog}
      {isReporting && reportDialog.Part && (
        <reportDialog.Part onClose={() => setReporting(false)} subject={words.reported(name)} />
      )}
      <ConfirmDialog
        action={words.remove}
        cancel={words.keep}
        isDanger
        onCancel={removal.keep}
        onConfirm={removal.confirm}
        opened={removal.isAsking}
        question={words.removeQuestion}
      >
        {removal.effect}
      </ConfirmDialog>
    </div>
  );
}
