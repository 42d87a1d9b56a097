import { useCapability } from '@az/shared/api';
import type { MemberProfile } from '@az/shared/contracts';
import { useFocusFallback } from '@az/shared/focus-fallback';
import { paths } from '@az/shared/paths';
import { Card } from '@az/shared/ui/Card';
import { ErrorState } from '@az/shared/ui/ErrorState';
import { NotFound } from '@az/shared/ui/NotFound';
import { Page } from '@az/shared/ui/Page';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useMember, useRelationEvents } from '../../data/relations.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import styles from './MeetMember.module.css';
import { words } from './words.ts';

type Props = { id: string; children: (member: MemberProfile) => ReactNode };

/** The profile of another member, which `children` renders once it is known. */
export function MeetMember({ id, children }: Props) {
  const { member, isMissing, hasFailed, isRetrying, retry } = useMember(id);
  useRelationEvents();
  // Loads the server's extensions before the profile is known, because the parts of the profile depend on them.
  useCapability('network');
  const whole = useFocusFallback('titre');
  if (isMissing) {
    return (
      <NotFound to={paths.feedHome()} what={words.what}>
        {words.back}
      </NotFound>
    );
  }
  if (member) {
    return (
      <>
        <Page headingHidden title={member.name} />
        <div className={styles.whole} ref={whole}>
          {children(member)}
        </div>
      </>
    );
  }
  return (
    <>
      <Page headingHidden title="Profil" />
      {hasFailed ? (
        <ErrorState onRetry={retry} retrying={isRetrying}>
          {words.failed}
        </ErrorState>
      ) : (
        <Card aria-busy="true" padding="lg">
          <VisuallyHidden role="status">{words.loading}</VisuallyHidden>
          <RowsSkeleton />
        </Card>
      )}
    </>
  );
}
