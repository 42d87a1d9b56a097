import { useCapability } from '@az/shared/api';
import type { Member, OpenSession } from '@az/shared/contracts';
import { useOnDemand } from '@az/shared/on-demand';
import { Button } from '@az/shared/ui/Button';
import { Text } from '@az/shared/ui/Text';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useEffect, useId, useState } from 'react';
import { useMember } from '../../data/account.ts';
import { useOpenSessions } from '../../data/open-sessions.ts';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { Unavailable } from '../../ui/Unavailable.tsx';
import styles from './ReviewSessions.module.css';
import { SessionList } from './SessionList.tsx';
import { words } from './words.ts';

const loadDialog = () => import('./EndSessions.tsx').then((part) => part.EndSessions);

/** What to end: one session, or null for all others. */
type Asked = { session: OpenSession | null };

function Content({ member, onEnded }: { member: Member; onEnded: () => void }) {
  const { sessions, hasFailed, isRetrying, retry, end } = useOpenSessions(member.id);
  const dialog = useOnDemand(loadDialog);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [message, setMessage] = useState('');
  const ask = (session: OpenSession | null) => {
    setAsked({ session });
    setMessage('');
    dialog.show();
  };
  if (hasFailed) return <Unavailable isRetrying={isRetrying} onRetry={retry} what={words.failed} />;
  if (!sessions) return <LoadingRows count={2} height={72} />;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <SessionList onEnd={ask} sessions={sessions} />
      {!hasOthers && <Text>{words.noOther}</Text>}
      <Text c="dimmed" size="sm">
        {words.addressNote}
      </Text>
      <div className={styles.end}>
        {hasOthers && (
          <Button onClick={() => ask(null)} variant="default">
            {words.endOthers}
          </Button>
        )}
        <Text c="dimmed" className={styles.status} role="status" size="sm">
          {message}
        </Text>
      </div>
      {asked && dialog.Part && (
        <dialog.Part
          email={member.email}
          end={(password) => end(asked.session, password)}
          onClose={() => setAsked(null)}
          onEnded={(said) => {
            setAsked(null);
            setMessage(said);
            onEnded();
          }}
          session={asked.session}
        />
      )}
    </>
  );
}

/** The member's open sessions, with a button to end each. Nothing if the server does not list them. */
export function ReviewSessions() {
  const member = useMember();
  const canReview = useCapability('accounts');
  const titleId = useId();
  const [ended, setEnded] = useState(0);
  useEffect(() => {
    // Moves the focus, because the pressed button may have been removed with its session.
    if (ended > 0) document.getElementById(titleId)?.focus();
  }, [ended, titleId]);
  if (!member || !canReview) return null;
  return (
    <TitledCard description={words.intro} id="sessions" title={words.title} titleId={titleId}>
      <Content member={member} onEnded={() => setEnded(ended + 1)} />
    </TitledCard>
  );
}
