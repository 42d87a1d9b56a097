import { hasCapability } from '@az/shared/api';
import { currentSession, useAuthContext } from '@az/shared/auth';
import { addJob, changeJob, getJobs, type JobRequest, removeJob } from '@az/shared/career';
import type { Job, StoredJob } from '@az/shared/contracts';
import { type QueryClient, queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import type { RichNode } from '@az/shared/rich-text';
import { signedInMember, storeLatestJob, withLists, withStoredTasks } from './latest-job.ts';
import { experiencesKey } from './member-keys.ts';
import { describe, prepareDescriptions } from './read-description.ts';

/** An entry of the job history as screens show it. */
export type Experience = Omit<StoredJob, 'leftOut'> & { description: RichNode[] | null };

/**
 * Newest first; entries without a start come last. Not by `localeCompare`, whose first call in a page takes about 20 ms
 * of a fast processor, in which the browser reads its locale data.
 */
const byStart = ({ startingDate: one }: StoredJob, { startingDate: other }: StoredJob): number =>
  Number((one ?? '') < (other ?? '')) - Number((one ?? '') > (other ?? ''));

const toJob = ({ position, company, startingDate, endingDate, skills, tools, tasks }: Job): Job => ({
  position,
  company,
  startingDate,
  endingDate,
  skills,
  tools,
  tasks,
});

type Context = { client: QueryClient; signal: AbortSignal };

/** The job history of a member. For another member, uses the call that respects their preferences, if it exists. */
async function getHistory(memberId: string, { client, signal }: Context): Promise<StoredJob[]> {
  const session = currentSession();
  const isOther = session.status === 'signed-in' && session.member.id !== memberId;
  if (isOther && (await hasCapability(client, 'network').catch(() => false)))
    return (await import('@az/shared/relations')).getMemberJobs(memberId, signal);
  return getJobs(memberId, signal);
}

/** `sent` is the entry just saved. Its lists are used if the server's history leaves out the lists of a job. */
async function loadExperiences(
  memberId: string,
  context: Context,
  sent: JobRequest | null,
): Promise<Experience[]> {
  prepareDescriptions();
  try {
    const jobs = (await getHistory(memberId, context))
      .sort(byStart)
      .map((job) => withLists(job, memberId, sent));
    // An empty history leaves the session user's job unchanged (specification, section 3).
    const stored = signedInMember(memberId)?.lastJob ?? null;
    if (jobs[0]) storeLatestJob(memberId, toJob(withStoredTasks(jobs[0], stored, sent)));
    return await Promise.all(
      jobs.map(async (job) => ({ ...job, description: await describe(job.position.descriptionHtml) })),
    );
  } catch (error) {
    // The specification requires that this failure is logged (section 8). The list shows that it is unavailable.
    if (!context.signal.aborted) console.error('The experiences could not be loaded', error);
    throw error;
  }
}

const experiencesQuery = (memberId: string, sent: JobRequest | null = null) => ({
  queryKey: experiencesKey(memberId),
  queryFn: (context: Context) => loadExperiences(memberId, context, sent),
  staleTime: 60_000,
});

/** The job history of a member, newest first; undefined until it has loaded. A failure is logged. */
export function useExperiences(memberId: string) {
  const query = useQuery(experiencesQuery(memberId));
  return { experiences: query.data, ...queryFailure(query) };
}

/** Reloads the history, whether or not a screen shows it, because the latest job depends on it. A failure is logged. */
async function reload(queries: QueryClient, memberId: string, sent: JobRequest | null): Promise<void> {
  const query = experiencesQuery(memberId, sent);
  await queries.cancelQueries({ queryKey: query.queryKey });
  await queries.prefetchQuery({ ...query, staleTime: 0 });
}

/** Replaces the entry with the id, or adds one if the id is null, and reloads the list. Rejects with `AppError`. */
export function useSaveExperience(id: string | null) {
  const queries = useQueryClient();
  const memberId = useAuthContext().member?.id ?? '';
  return async (job: JobRequest, attempt: string): Promise<void> => {
    await (id === null ? addJob(job, attempt) : changeJob(id, job, attempt));
    // The list reports its own failure; the entry is saved.
    void reload(queries, memberId, job);
  };
}

/** Removes an entry on the server and from the list on screen, then reloads the list. Rejects with `AppError`. */
export function useRemoveExperience(): (id: string) => Promise<void> {
  const queries = useQueryClient();
  const memberId = useAuthContext().member?.id ?? '';
  return async (id) => {
    await removeJob(id);
    const known = queries.getQueryData<Experience[]>(experiencesKey(memberId));
    if (known) {
      const left = known.filter((one) => one.id !== id);
      queries.setQueryData(experiencesKey(memberId), left);
      storeLatestJob(memberId, left[0] ? toJob(left[0]) : null);
    }
    void reload(queries, memberId, null);
  };
}
