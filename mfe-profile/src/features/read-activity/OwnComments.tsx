import { useWrite } from '@az/shared/api';
import type { Member, OwnComment } from '@az/shared/contracts';
import { paths } from '@az/shared/paths';
import { ConfirmDialog } from '@az/shared/social/ConfirmDialog';
import { toast } from '@az/shared/toast';
import { Button } from '@az/shared/ui/Button';
import { type ReactNode, useRef, useState } from 'react';
import { useOwnComments, useRemoveOwnComment } from '../../data/own-comments.ts';
import type { Activity } from './activity.ts';
import { commentWords as words } from './comment-words.ts';
import { OwnTimeline } from './OwnTimeline.tsx';

const toActivity = ({ id, text, createdAt, announcement }: OwnComment): Activity => ({
  id,
  text: announcement ? words.commented(announcement.author.name) : words.commentedUnseen,
  excerpt: text,
  visibility: null,
  at: createdAt,
  ...(announcement && { to: paths.announcement(announcement.id) }),
});

type QuestionProps = { id: string; onCancel: () => void; onRemoved: () => void };

function RemoveComment({ id, onCancel, onRemoved }: QuestionProps) {
  const remove = useRemoveOwnComment();
  const { isBusy, error, run } = useWrite();
  const confirm = () =>
    run(async () => {
      await remove(id);
      toast({ message: words.removed, variant: 'success' });
      onRemoved();
    });
  return (
    <ConfirmDialog
      action={words.remove}
      cancel={words.keep}
      isBusy={isBusy}
      isDanger
      onCancel={onCancel}
      onConfirm={() => void confirm()}
      opened
      question={words.question}
    >
      {error ? <span role="alert">{`${words.notRemoved} ${error.reason}`}</span> : words.effect}
    </ConfirmDialog>
  );
}

/** The member's own comments. Each can be removed, also under an announcement that they may no longer see. */
export function OwnComments({ member, empty }: { member: Member; empty: ReactNode }) {
  const comments = useOwnComments();
  const [asked, setAsked] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1}>
      <OwnTimeline
        actionFor={({ id }) => (
          <Button
            aria-describedby={`${id}-excerpt`}
            onClick={() => setAsked(id)}
            size="compact-sm"
            variant="subtle"
          >
            {words.remove}
          </Button>
        )}
        empty={empty}
        list={comments}
        member={member}
        toActivity={toActivity}
        words={words}
      />
      {asked !== null && (
        <RemoveComment
          id={asked}
          onCancel={() => setAsked(null)}
          onRemoved={() => {
            setAsked(null);
            // The button that opened the dialog is gone with its comment.
            list.current?.focus();
          }}
        />
      )}
    </div>
  );
}
