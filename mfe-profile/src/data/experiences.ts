import { useAuthContext } from '@az/shared/auth';
import { addJob, changeJob, getJobs, removeJob } from '@az/shared/career';
import type { JobRequestWire, StoredJob } from '@az/shared/contracts';
import { lossOf, useMutation, useQuery, useQueryClient } from '@az/shared/query';
import { prepareDescriptions, readDescription } from './read-description.ts';
import type { RichNode } from './rich-text.ts';

/** An entry of the job history as screens show it. */
export type Experience = Omit<StoredJob, 'position'> & {
  title: string | null;
  description: RichNode[] | null;
};

const experiencesKey = (memberId: string) => ['experiences', memberId];

async function toExperience({ position, ...job }: StoredJob): Promise<Experience> {
  return { ...job, title: position.title, description: await describe(position.descriptionHtml) };
}

/** An entry is worth showing without its description, when the code that reads it cannot be had. */
export const describe = (html: string | null): Promise<RichNode[] | null> =>
  readDescription(html).catch(() => null);

/** Newest first; what has no start comes last. */
const byStart = (one: Experience, other: Experience): number =>
  (other.startingDate ?? '').localeCompare(one.startingDate ?? '');

async function loadExperiences(memberId: string, signal: AbortSignal): Promise<Experience[]> {
  prepareDescriptions();
  try {
    const experiences = await Promise.all((await getJobs(memberId, signal)).map(toExperience));
    return experiences.sort(byStart);
  } catch (error) {
    // The specification wants this failure logged (section 8); the list says that it is unavailable.
    if (!signal.aborted) console.error('The experiences could not be loaded', error);
    throw error;
  }
}

const experiencesQuery = (memberId: string) => ({
  queryKey: experiencesKey(memberId),
  queryFn: ({ signal }: { signal: AbortSignal }) => loadExperiences(memberId, signal),
  staleTime: 60_000,
});

/** The job history of a member, newest first: undefined until it is known. A failure is logged. */
export function useExperiences(memberId: string) {
  const query = useQuery(experiencesQuery(memberId));
  return { experiences: query.data, ...lossOf(query) };
}

function useReload(): () => Promise<void> {
  const queries = useQueryClient();
  const { member } = useAuthContext();
  return () => queries.invalidateQueries({ queryKey: experiencesKey(member?.id ?? '') });
}

/** Adds an entry, or replaces the one with the id, and reloads the list. Rejects with `AppError`. */
export function useSaveExperience(id: string | null) {
  const reload = useReload();
  return async (job: JobRequestWire, attempt: string): Promise<void> => {
    await (id === null ? addJob(job, attempt) : changeJob(id, job, attempt));
    // The list tells of its own failure; what was saved is saved.
    void reload();
  };
}

/** Removes an entry and reloads the list. Rejects with `AppError`. */
export function useRemoveExperience() {
  const reload = useReload();
  return useMutation({ mutationFn: removeJob, onSuccess: () => void reload(), networkMode: 'always' });
}

/** The newest entry of a history that is loaded already, without asking for it; undefined when it is not. */
export function useKnownLatest(memberId: string): Experience | null | undefined {
  const { data } = useQuery({ ...experiencesQuery(memberId), enabled: false });
  return data && (data[0] ?? null);
}
