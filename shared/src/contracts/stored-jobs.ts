import { type Job, parseJob } from './job-history.ts';
import {
  asRecord,
  firstId,
  firstRecord,
  firstText,
  parseEach,
  type RawId,
  readList,
  readSuccess,
} from './read.ts';

const lists = ['skills', 'tools', 'tasks'] as const satisfies (keyof Job)[];

/** A job with the ids that an edit needs. Without an `id` it cannot be edited. */
export type StoredJob = Job & {
  id: string | null;
  positionId: RawId | null;
  companyId: RawId | null;
  /** Lists missing in the reply: the specification only requires company and position of an entry (section 7). */
  leftOut: (typeof lists)[number][];
};

export function parseStoredJob(raw: unknown): StoredJob | null {
  const job = parseJob(raw);
  const record = asRecord(raw);
  return (
    job && {
      ...job,
      id: firstText(
        record,
        'id',
        'id_jobs_history',
        'id_job_history',
        'jobs_history_id',
        'id_jobs',
        'Jobs_Number',
      ),
      positionId: firstId(firstRecord(record, 'position'), 'Positions_Number', 'id'),
      companyId: firstId(firstRecord(record, 'company'), 'Customers_Numbers', 'id'),
      leftOut: lists.filter((list) => !Array.isArray(record?.[list])),
    }
  );
}

export function parseJobs(raw: unknown): StoredJob[] | null {
  const list = readSuccess(raw, 'status') && readList(raw, 'jobsHistory');
  return list && parseEach(list, parseStoredJob);
}
