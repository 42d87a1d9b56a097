import { useLatestJob } from '../../data/latest-job.ts';
import { JobSummary } from './JobSummary.tsx';

/** The latest job of the member, if there is one. */
export function LatestJob() {
  const job = useLatestJob();
  return job && <JobSummary job={job} />;
}
