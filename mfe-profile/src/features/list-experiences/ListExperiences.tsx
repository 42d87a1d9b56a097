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
  /** How many show before someone asks for the others, in a column beside the page; all unless given. */
  limit?: number;
  /** Whether the card has the button to add an entry; not where the page has its own. */
  canAdd?: boolean;
};

/** What the dialog is open for: a new entry, or the one with the id. */
type Editing = { id: string | undefined };

/** The card of a member's experiences; on one's own, entries can be added, changed and removed. */
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
            // What opened the question is gone with its entry.
            if (wasRemoved) document.getElementById(titleId)?.focus();
          }}
        />
      )}
      {editing && <EditDialog experienceId={editing.id} onClose={() => setEditing(null)} />}
    </TitledCard>
  );
}
