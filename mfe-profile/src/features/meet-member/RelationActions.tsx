import { useWrite } from '@az/shared/api';
import { type MemberProfile, previewId } from '@az/shared/contracts';
import { useFocusFallback } from '@az/shared/focus-fallback';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { useNavigate } from '@az/shared/router';
import { type Action, ActionsMenu } from '@az/shared/social/ActionsMenu';
import { toastFailure } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import {
  IconCheck,
  IconEyeOff,
  IconFlag,
  IconMessage,
  IconUserMinus,
  IconUserOff,
  IconUserPlus,
} from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { useId, useState } from 'react';
import { type RelationAct, useChangeRelation, useEndConnection } from '../../data/relations.ts';
import { useMessages } from '../../data/use-messages.ts';
import styles from './MeetMember.module.css';
import { words } from './words.ts';

type ButtonsProps = {
  member: MemberProfile;
  /** Id of the element to focus if the focused button disappears because either member has taken its step. */
  focusFallback: string;
  isBusy: boolean;
  onAct: (act: RelationAct) => void;
  onConnect: () => void;
};

/** Buttons for the next step of the relation, and a button to follow or unfollow. */
function RelationButtons({ member: { relation }, focusFallback, isBusy, onAct, onConnect }: ButtonsProps) {
  const { state, follows, mayConnect } = relation;
  const step = useFocusFallback(focusFallback);
  return (
    <>
      <div className={styles.step} key={state} ref={step}>
        {state === 'none' && mayConnect && (
          <Button aria-disabled={isBusy} leftSection={<IconUserPlus size={18} />} onClick={onConnect}>
            {words.connect}
          </Button>
        )}
        {state === 'asked' && (
          <Button aria-disabled={isBusy} onClick={() => onAct('withdraw')} variant="default">
            {words.withdraw}
          </Button>
        )}
        {state === 'asked-by' && (
          <>
            <Button aria-disabled={isBusy} onClick={() => onAct('accept')}>
              {words.accept}
            </Button>
            <Button aria-disabled={isBusy} onClick={() => onAct('refuse')} variant="default">
              {words.refuse}
            </Button>
          </>
        )}
      </div>
      <Button aria-disabled={isBusy} onClick={() => onAct(follows ? 'unfollow' : 'follow')} variant="default">
        {follows ? words.unfollow : words.follow}
      </Button>
    </>
  );
}

/** The state of the relation as a text, which screen readers announce when it changes. */
function RelationState({ member: { name, relation } }: { member: MemberProfile }) {
  const { state, note } = relation;
  return (
    <div className={styles.state} role="status">
      {state === 'connected' && (
        <Text c="dimmed" size="sm">
          <IconCheck size={16} /> {words.connected}
        </Text>
      )}
      {state === 'asked' && (
        <Text c="dimmed" size="sm">
          {words.asked}
        </Text>
      )}
      {state === 'asked-by' && (
        <>
          <Text size="sm">{words.asksYou(name)}</Text>
          {note && (
            <blockquote className={styles.note} dir="auto">
              {note}
            </blockquote>
          )}
        </>
      )}
    </div>
  );
}

type Opened = 'connect' | 'block' | 'disconnect' | 'report' | null;

/** The buttons and the menu of the relation to another member; dialogs load on demand. */
export function RelationActions({ member }: { member: MemberProfile }) {
  const { name, relation } = member;
  const id = member.id ?? '';
  const groupId = useId();
  const navigate = useNavigate();
  const mayMessage = useMessages();
  const change = useChangeRelation();
  const end = useEndConnection();
  const write = useWrite((error) => toastFailure(words.failedAct, error));
  const [opened, setOpened] = useState<Opened>(null);
  const connect = useOnDemand(() => import('./ConnectDialog.tsx').then((part) => part.ConnectDialog));
  const question = useOnDemand(() =>
    import('@az/shared/social/ConfirmDialog').then((part) => part.ConfirmDialog),
  );
  const ending = useOnDemand(() => import('../../ui/EndConnection.tsx').then((part) => part.EndConnection));
  const report = useOnDemand(() =>
    import('@az/shared/social/ReportDialog').then((part) => part.ReportDialog),
  );
  const act = (one: RelationAct) => void write.run(() => change(id, one));
  const open = (what: Exclude<Opened, null>) => () => {
    setOpened(what);
    ({ connect, block: question, disconnect: ending, report })[what].show();
  };
  const close = () => {
    setOpened(null);
    // If the request was sent, the button that opened the dialog is gone, and the focus with it.
    if (document.activeElement === document.body) document.getElementById(groupId)?.focus();
  };
  const actions: Action[] = [
    {
      label: words.message,
      icon: <IconMessage size={18} />,
      isLater: !mayMessage,
      onSelect: () => void navigate(paths.messaging(id), { state: { isWriting: true } }),
    },
    {
      label: relation.muted ? words.unmute : words.mute,
      icon: <IconEyeOff size={18} />,
      onSelect: () => act(relation.muted ? 'unmute' : 'mute'),
    },
    ...(relation.state === 'connected'
      ? [{ label: words.disconnect, icon: <IconUserMinus size={18} />, onSelect: open('disconnect') }]
      : []),
    { label: words.report, icon: <IconFlag size={18} />, onSelect: open('report') },
    { label: words.block, icon: <IconUserOff size={18} />, isDanger: true, onSelect: open('block') },
  ];
  return (
    // In the preview of the own profile, the buttons are shown but disabled.
    <fieldset
      aria-label={words.relation(name)}
      className={styles.relation}
      disabled={id === previewId}
      id={groupId}
      tabIndex={-1}
    >
      <RelationState member={member} />
      <div className={styles.actions}>
        <RelationButtons
          focusFallback={groupId}
          isBusy={write.isBusy}
          member={member}
          onAct={act}
          onConnect={open('connect')}
        />
        <ActionsMenu actions={actions} label={words.menu(name)} />
      </div>
      {opened === 'connect' && connect.Part && <connect.Part id={id} name={name} onClose={close} />}
      {opened === 'report' && report.Part && <report.Part onClose={close} subject={words.reportOf(name)} />}
      {question.Part && (
        <question.Part
          action={words.block}
          cancel={words.keep}
          isDanger
          onCancel={close}
          onConfirm={() => {
            act('block');
            close();
          }}
          opened={opened === 'block'}
          question={words.blockQuestion(name)}
        >
          <Text>{words.blockEffect}</Text>
        </question.Part>
      )}
      {ending.Part && (
        <ending.Part
          action={words.disconnect}
          onCancel={close}
          onConfirm={(unfollows) => {
            void write.run(() => end(id, unfollows));
            close();
          }}
          opened={opened === 'disconnect'}
          question={words.disconnectQuestion(name)}
        />
      )}
    </fieldset>
  );
}
