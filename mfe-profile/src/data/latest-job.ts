import { useAuthContext } from '@az/shared/auth';
import type { Job } from '@az/shared/contracts';
import { useQuery } from '@az/shared/query';
import { describe, type Experience, useKnownLatest } from './experiences.ts';
import type { RichNode } from './rich-text.ts';

/** What a summary tells of a job. */
export type JobSummary = Pick<
  Experience,
  'title' | 'company' | 'startingDate' | 'endingDate' | 'skills' | 'tools' | 'tasks' | 'description'
>;

const summaryOf = ({ position, ...job }: Job, description: RichNode[] | null): JobSummary => ({
  ...job,
  title: position.title,
  description,
});

/**
 * The latest job of the signed-in member: of the history where it is loaded, so that a change shows at once, else the one
 * that came with the session. Null when there is none.
 */
export function useLatestJob(): JobSummary | null {
  const { member } = useAuthContext();
  const job = member?.lastJob ?? null;
  const html = job?.position.descriptionHtml ?? null;
  const known = useKnownLatest(member?.id ?? '');
  const { data } = useQuery({
    queryKey: ['description', html],
    queryFn: () => describe(html),
    enabled: html !== null && known === undefined,
    staleTime: Infinity,
  });
  if (known !== undefined) return known;
  return job && summaryOf(job, data ?? null);
}
