import { useWrite } from '@az/shared/api';
import type { MemberRow } from '@az/shared/contracts';
import { longDate } from '@az/shared/format';
import { useOnDemand } from '@az/shared/on-demand';
import { paths } from '@az/shared/paths';
import { PersonRow } from '@az/shared/social/PersonRow';
import { toast, toastFailure } from '@az/shared/toast';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconUsers } from '@az/shared/ui/icons';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useState } from 'react';
import { useEndConnection, useMembers, useRelationEvents } from '../../data/relations.ts';
import { useMessages } from '../../data/use-messages.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './BrowseConnections.module.css';
import { words } from './words.ts';

const titleId = 'relations';

/** Moves the focus to the title of the card, when the focused element is gone. */
export const focusConnections = () => document.getElementById(titleId)?.focus();

const nobody = (
  <EmptyState action={<ButtonLink to={paths.feedHome()}>{words.find}</ButtonLink>} icon={<IconUsers />}>
    {words.empty}
  </EmptyState>
);

function Row({ row: { member, at, mutualCount }, onRemove }: { row: MemberRow; onRemove: () => void }) {
  const mayMessage = useMessages();
  return (
    <PersonRow
      focusFallback={titleId}
      {...(at && { description: words.since(longDate(at.slice(0, 10))) })}
      mutualCount={mutualCount}
      person={member}
      to={paths.memberProfile(member.id ?? '')}
    >
      <div className={styles.actions}>
        {mayMessage && (
          <ButtonLink
            aria-label={words.messageTo(member.name)}
            size="sm"
            to={paths.messaging(member.id ?? '')}
            variant="light"
          >
            {words.message}
          </ButtonLink>
        )}
        <Button aria-label={words.removeOne(member.name)} onClick={onRemove} size="sm" variant="default">
          {words.remove}
        </Button>
      </div>
    </PersonRow>
  );
}

/** The member's connections, as the server has them; removing one asks for confirmation. */
export function StoredConnections() {
  const { total: _, hasMore, isAdding, showMore, ...connections } = useMembers('connections');
  useRelationEvents();
  const end = useEndConnection();
  const write = useWrite((error) => toastFailure(words.removeFailed, error));
  const [asked, setAsked] = useState<MemberRow['member'] | null>(null);
  const question = useOnDemand(() => import('../../ui/EndConnection.tsx').then((part) => part.EndConnection));
  const remove = ({ id, name }: MemberRow['member'], unfollows: boolean) =>
    void write.run(async () => {
      await end(id ?? '', unfollows);
      toast({ message: words.removed(name), variant: 'success' });
      focusConnections();
    });
  return (
    <TitledCard title={words.title} titleId={titleId}>
      <SampleStates empty={nobody} sample={connections} skeleton={<RowsSkeleton />} words={words}>
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <li className={styles.item} key={row.member.id}>
                <Row
                  onRemove={() => {
                    setAsked(row.member);
                    question.show();
                  }}
                  row={row}
                />
              </li>
            ))}
          </ul>
        )}
      </SampleStates>
      {hasMore && (
        <Button fullWidth loading={isAdding} onClick={showMore} variant="default">
          {words.more}
        </Button>
      )}
      {question.Part && (
        <question.Part
          action={words.remove}
          onCancel={() => setAsked(null)}
          onConfirm={(unfollows) => {
            if (asked) remove(asked, unfollows);
            setAsked(null);
          }}
          opened={asked !== null}
          question={asked ? words.removeQuestion(asked.name) : ''}
        />
      )}
    </TitledCard>
  );
}
