import { Slot } from '@az/shared/area';
import { useAuthContext } from '@az/shared/auth';
import { toast } from '@az/shared/toast';
import { Alert } from '@az/shared/ui/Alert';
import { Button } from '@az/shared/ui/Button';
import { IconPlus } from '@az/shared/ui/icons';
import { TitledCard } from '@az/shared/ui/TitledCard';
import { type ComponentType, useId, useState } from 'react';
import { ExperienceList } from './ExperienceList.tsx';
import type { RemoveExperienceProps } from './RemoveExperience.tsx';
import { words } from './words.ts';

type Entry = { id: string; name: string };

/** The confirmation before an entry is removed. The code of its dialog loads on demand. */
function useRemoval() {
  const [entry, setEntry] = useState<Entry | null>(null);
  const [Question, setQuestion] = useState<ComponentType<RemoveExperienceProps> | null>(null);
  const ask = async (asked: Entry) => {
    try {
      const { RemoveExperience } = await import('./RemoveExperience.tsx');
      setQuestion(() => RemoveExperience);
      setEntry(asked);
    } catch {
      // The load error was reported already; pressing again retries.
      toast({ message: words.dialogFailed, variant: 'danger' });
    }
  };
  return { ask, done: () => setEntry(null), question: entry && Question ? { ...entry, Question } : null };
}

type EditDialogProps = { experienceId: string | undefined; onClose: () => void };

/** The experience dialog, whose code loads on demand. */
function EditDialog({ experienceId, onClose }: EditDialogProps) {
  return (
    <Slot
      failed={
        <Alert closeButtonLabel={words.close} color="red" mt="md" onClose={onClose} withCloseButton>
          {words.dialogFailed}
        </Alert>
      }
      name="profile.experience-dialog"
      props={{ onClose, ...(experienceId !== undefined && { experienceId }) }}
    />
  );
}

type Props = {
  memberId: string;
  /** Number of entries that are shown before the list is expanded, for a side column. By default all are shown. */
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
