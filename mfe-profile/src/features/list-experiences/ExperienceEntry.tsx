import { useCapability } from '@az/shared/api';
import { paths } from '@az/shared/paths';
import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconPencil, IconTrash } from '@az/shared/ui/icons';
import { Text, TruncatedName } from '@az/shared/ui/Text';
import { TextLink } from '@az/shared/ui/TextLink';
import { Title } from '@az/shared/ui/Title';
import type { Experience } from '../../data/experiences.ts';
import { JobDates } from '../../ui/JobDetails/JobDates.tsx';
import { NoteChips } from '../../ui/JobDetails/NoteChips.tsx';
import { TaskList } from '../../ui/JobDetails/TaskList.tsx';
import { RichText } from '../../ui/RichText/RichText.tsx';
import styles from './ExperienceEntry.module.css';
import { words } from './words.ts';

type EntryActionsProps = {
  /** Name of the entry, for the labels of its buttons. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
};

/** Actions of the member's own entry. Removing it is only offered if the server has a call for it. */
function EntryActions({ name, onEdit, onRemove }: EntryActionsProps) {
  const canRemove = useCapability('accounts');
  return (
    <div className={styles.actions}>
      <ActionIcon aria-label={`${words.edit} : ${name}`} onClick={onEdit} title={words.edit}>
        <IconPencil size={20} />
      </ActionIcon>
      {canRemove && (
        <ActionIcon aria-label={`${words.remove} : ${name}`} onClick={onRemove} title={words.remove}>
          <IconTrash size={20} />
        </ActionIcon>
      )}
    </div>
  );
}

/** A company, with a link to its page where the server has one. */
function Company({ id, name }: { id: Experience['companyId']; name: string }) {
  const hasPage = useCapability('network') && id !== null;
  const shown = <TruncatedName>{name}</TruncatedName>;
  return hasPage ? <TextLink to={paths.memberProfile(id)}>{shown}</TextLink> : shown;
}

type Props = {
  experience: Experience;
  isOwn: boolean;
  onEdit: (id: string) => void;
  onRemove: (entry: { id: string; name: string }) => void;
};

export function ExperienceEntry({ experience, isOwn, onEdit, onRemove }: Props) {
  const { id, description, startingDate, endingDate } = experience;
  const title = experience.position.title ?? words.noPosition;
  const company = experience.company ?? words.noCompany;
  const name = `${title}, ${company}`;
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Title order={3} size="h4">
            <TruncatedName>{title}</TruncatedName>
          </Title>
          <Text>
            <Company id={experience.companyId} name={company} />
          </Text>
          <JobDates endingDate={endingDate} startingDate={startingDate} />
        </div>
        {isOwn && id !== null && (
          <EntryActions name={name} onEdit={() => onEdit(id)} onRemove={() => onRemove({ id, name })} />
        )}
      </div>
      {description && <RichText nodes={description} />}
      <TaskList tasks={experience.tasks} />
      <NoteChips label={words.skills} notes={experience.skills} />
      <NoteChips label={words.tools} notes={experience.tools} />
    </article>
  );
}
