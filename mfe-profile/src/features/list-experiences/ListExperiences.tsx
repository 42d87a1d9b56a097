import { useAuthContext } from '@az/shared/auth';
import { Button } from '@az/shared/ui/Button';
import { IconPlus } from '@az/shared/ui/icons';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { useId, useState } from 'react';
import { EditDialog } from './EditDialog.tsx';
import { ExperienceList } from './ExperienceList.tsx';
import { useRemoval } from './use-removal.ts';
import { words } from './words.ts';

type Props = {
  memberId: string;
  /** Number of entries before the list is expanded, in a side column; all by default. */
  limit?: number;
  /** Whether the card has the button to add an entry; false if the page has its own. */
  canAdd?: boolean;
};

/** The subject of the open dialog: a new entry, or the one with the id. */
type Editing = { id: string | undefined };

/** The card of a member's experiences; the member's own can be added, changed and removed. */
export function ListExperiences({ memberId, limit, canAdd = true }: Props) {
  const titleId = useId();
  const { member } = useAuthContext();
  const [editing, setEditing] = useState<Editing | null>(null);
  const { ask, done, question } = useRemoval();
  const isOwn = member?.id === memberId;
  return (
    <TitledCard
      aside={
        isOwn &&
        canAdd && (
          <Button
            leftSection={<IconPlus size={18} />}
            onClick={() => setEditing({ id: undefined })}
            size="compact-md"
            variant="light"
          >
            {words.add}
          </Button>
        )
      }
      isCompact={limit !== undefined}
      title={words.title}
      titleId={titleId}
    >
      <ExperienceList
        isOwn={isOwn}
        limit={limit}
        memberId={memberId}
        onEdit={(id) => setEditing({ id })}
        onRemove={(entry) => void ask(entry)}
      />
      {question && (
        <question.Question
          id={question.id}
          name={question.name}
          onGone={(wasRemoved) => {
            done();
            // The button that opened the dialog was removed with its entry.
            if (wasRemoved) document.getElementById(titleId)?.focus();
          }}
        />
      )}
      {editing && <EditDialog experienceId={editing.id} onClose={() => setEditing(null)} />}
    </TitledCard>
  );
}
