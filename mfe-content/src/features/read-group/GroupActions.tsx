import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { ActionsMenu } from '@az/shared/social/ActionsMenu';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { UndoNotice, useFocusAfterUndo } from '@az/shared/social/UndoNotice';
import { toast } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { IconCheck, IconFlag, IconLogout, IconTrash, IconUserPlus, IconX } from '@az/shared/ui/icons';
import { useState } from 'react';
import type { Group } from '../../data/groups/group.ts';
import { useLocalGroups } from '../../data/groups/local-groups.ts';
import type { useMembership } from '../../data/groups/use-membership.ts';
import { useShare } from '../../ui/use-share.tsx';
import styles from './ReadGroup.module.css';
import { words } from './words.ts';

type Props = { group: Group; membership: ReturnType<typeof useMembership> };

function Joining({ group, membership }: Props) {
  const notice = membership.noticeOf(group);
  const button = useFocusAfterUndo<HTMLButtonElement>(notice !== null);
  if (notice) return <UndoNotice {...notice}>{words.left}</UndoNotice>;
  const standing = membership.of(group);
  const label = {
    member: words.member,
    requested: words.asked,
    none: group.type === 'Private' ? words.ask : words.join,
  }[standing];
  const canJoin = standing === 'none';
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
  const { remove } = useLocalGroups();
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    ask: () => setAsking(true),
    keep: () => setAsking(false),
    confirm: () => {
      // Leaves the page before the group is removed; otherwise the page would say that it does not exist.
      void Promise.resolve(navigate(paths.feedGroups())).then(() => remove(id));
      toast({ message: words.removed(name), variant: 'light', duration: 4000 });
    },
  };
}

/** Actions on a group. */
export function GroupActions({ group, membership }: Props) {
  const { id, name, isLocal } = group;
  const share = useShare({ path: paths.feedGroup(id), title: name });
  const removal = useRemoval(group);
  const [isReporting, setReporting] = useState(false);
  const reportDialog = useOnDemand(() =>
    import('@az/shared/social/ReportDialog').then((part) => part.ReportDialog),
  );
  const isMember = membership.isMember(group);
  const canInvite = !isLocal && (isMember || group.type === 'Public');
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
  const ways = { member: [leave], requested: [withdraw], none: [] }[membership.of(group)];
  const remove = { label: words.remove, icon: <IconTrash size={18} />, onSelect: removal.ask };
  const report = {
    label: words.report,
    icon: <IconFlag size={18} />,
    onSelect: () => {
      setReporting(true);
      reportDialog.show();
    },
  };
  return (
    <div className={styles.actions}>
      <Joining group={group} membership={membership} />
      {share.open && canInvite && (
        <Button leftSection={<IconUserPlus size={18} />} onClick={share.open} variant="default">
          {words.invite}
        </Button>
      )}
      <ActionsMenu actions={isLocal ? [remove] : [...ways, report]} label={words.menu(name)} />
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
        {words.removeEffect}
      </ConfirmDialog>
    </div>
  );
}
