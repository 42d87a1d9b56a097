import { useCapability, useWrite } from '@az/shared/api';
import type { MemberRow } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { PersonRow } from '@az/shared/social/PersonRow';
import { toast, toastFailure } from '@az/shared/toast';
import { Badge } from '@az/shared/ui/Badge';
import { Button } from '@az/shared/ui/Button';
import { SampleStates } from '@az/shared/ui/SampleStates';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useId } from 'react';
import { type RelationAct, useChangeRelation, useMembers } from '../../data/relations.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './AnswerRequests.module.css';
import { words } from './words.ts';

type Direction = 'requests-in' | 'requests-out';

const done: Partial<Record<RelationAct, (name: string) => string>> = {
  accept: words.accepted,
  refuse: words.refused,
  withdraw: words.withdrawn,
};

/** One request: buttons to answer a received one, or to withdraw a sent one. */
function RequestRow({
  row,
  direction,
  focusFallback,
}: {
  row: MemberRow;
  direction: Direction;
  focusFallback: string;
}) {
  const { member, note, mutualCount } = row;
  const { name } = member;
  const change = useChangeRelation();
  const write = useWrite((error) => toastFailure(words.failedAct, error));
  const act = (one: RelationAct) => () =>
    void write.run(async () => {
      await change(member.id ?? '', one);
      toast({ message: done[one]?.(name) ?? '', variant: 'success' });
    });
  return (
    <PersonRow
      {...(note && { description: note })}
      focusFallback={focusFallback}
      mutualCount={mutualCount}
      person={member}
      to={paths.memberProfile(member.id ?? '')}
    >
      <div className={styles.actions}>
        {direction === 'requests-in' ? (
          <>
            <Button
              aria-label={words.acceptOne(name)}
              aria-disabled={write.isBusy}
              onClick={act('accept')}
              size="sm"
            >
              {words.accept}
            </Button>
            <Button
              aria-label={words.refuseOne(name)}
              aria-disabled={write.isBusy}
              onClick={act('refuse')}
              size="sm"
              variant="default"
            >
              {words.refuse}
            </Button>
          </>
        ) : (
          <Button
            aria-label={words.withdrawOne(name)}
            aria-disabled={write.isBusy}
            onClick={act('withdraw')}
            size="sm"
            variant="default"
          >
            {words.withdraw}
          </Button>
        )}
      </div>
    </PersonRow>
  );
}

function Requests({ direction }: { direction: Direction }) {
  const { total, hasMore, isAdding, showMore, ...requests } = useMembers(direction);
  const titleId = useId();
  const isReceived = direction === 'requests-in';
  return (
    <TitledCard
      aside={total !== null && total > 0 && <Badge variant="default">{total}</Badge>}
      title={isReceived ? words.received : words.sent}
      titleId={titleId}
    >
      <SampleStates
        empty={<Text c="dimmed">{isReceived ? words.noneReceived : words.noneSent}</Text>}
        sample={requests}
        skeleton={<RowsSkeleton />}
        words={words}
      >
        {(rows) => (
          <ul className={styles.list}>
            {rows.map((row) => (
              <li className={styles.item} key={row.member.id}>
                <RequestRow direction={direction} focusFallback={titleId} row={row} />
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
    </TitledCard>
  );
}

/** Requests to connect, where the server has them: the received ones with their answers, and the sent ones. */
export function AnswerRequests() {
  const areStored = useCapability('network') === true;
  if (!areStored) return null;
  return (
    <>
      <Requests direction="requests-in" />
      <Requests direction="requests-out" />
    </>
  );
}
