import { changeMember, currentSession, useAuthContext } from '@az/shared/auth';
import type { JobRequest } from '@az/shared/career';
import type { Job, JobNote, Member, StoredJob } from '@az/shared/contracts';
import { useQuery } from '@az/shared/query';
import type { RichNode } from '@az/shared/rich-text';
import { describe } from './read-description.ts';

type Lists = Pick<Job, 'skills' | 'tools' | 'tasks'>;

export function signedInMember(id: string): Member | null {
  const session = currentSession();
  return session.status === 'signed-in' && session.member.id === id ? session.member : null;
}

/** Stores the latest job with the signed-in user. No effect for another member or an unchanged job. */
export function storeLatestJob(memberId: string, job: Job | null): void {
  const member = signedInMember(memberId);
  if (member && JSON.stringify(member.lastJob) !== JSON.stringify(job)) changeMember({ lastJob: job });
}

const isSamePosition = (one: Job, other: Job): boolean =>
  one.position.title === other.position.title && one.startingDate === other.startingDate;

const isSameJob = (one: Job, other: Job): boolean =>
  isSamePosition(one, other) && one.company === other.company;

const isJobOf = (one: StoredJob, request: JobRequest): boolean =>
  String(one.positionId) === String(request.position) &&
  String(one.companyId) === String(request.company) &&
  one.startingDate === request.starting_date;

const toNotes = (texts: string[]): JobNote[] => texts.map((text) => ({ id: null, text }));

/** Skills, tools and tasks of a job known without the history: from the request just sent, or from the stored user. */
function knownLists(job: StoredJob, memberId: string, sent: JobRequest | null): Lists {
  if (sent && isJobOf(job, sent))
    return { skills: toNotes(sent.skills), tools: toNotes(sent.tools), tasks: toNotes(sent.tasks) };
  const latest = signedInMember(memberId)?.lastJob;
  return latest && isSameJob(job, latest) ? latest : { skills: [], tools: [], tasks: [] };
}

/** Adds the lists that the job history leaves out. */
export function withLists(job: StoredJob, memberId: string, sent: JobRequest | null): StoredJob {
  if (job.leftOut.length === 0) return job;
  const known = knownLists(job, memberId, sent);
  return { ...job, ...Object.fromEntries(job.leftOut.map((list) => [list, known[list]])) };
}

/** The latest job, with the tasks that the stored user has for it, unless `sent` has just removed them. */
export function withStoredTasks(job: StoredJob, latest: Job | null, sent: JobRequest | null): StoredJob {
  if (job.tasks.length > 0 || !latest || !isSamePosition(job, latest)) return job;
  return sent && isJobOf(job, sent) ? job : { ...job, tasks: latest.tasks };
}

/** The latest job of the signed-in member with its parsed description, or null when there is none. */
export function useLatestJob(): (Job & { description: RichNode[] | null }) | null {
  const job = useAuthContext().member?.lastJob ?? null;
  const html = job?.position.descriptionHtml ?? null;
  const { data } = useQuery({
    queryKey: ['profile', 'description', html],
    queryFn: () => describe(html),
    enabled: html !== null,
    staleTime: Infinity,
  });
  return job && { ...job, description: data ?? null };
}
