import type { JobWire } from '@az/shared/contracts';
import type { ApiDb } from '../schema/api-schema.ts';

/** Job histories of members. */
export class JobRepository {
  constructor(readonly db: ApiDb) {}

  /** The job that began last, or null. */
  async findLast(memberId: number): Promise<JobWire | null> {
    const job = await this.db
      .selectFrom('jobs')
      .innerJoin('positions', 'positions.id', 'jobs.position_id')
      .innerJoin('members as company', 'company.id', 'jobs.company_id')
      .select([
        'jobs.id',
        'positions.title',
        'positions.description_html',
        'company.first_name as company_name',
      ])
      .select(['jobs.starting_date', 'jobs.ending_date'])
      .where('jobs.member_id', '=', memberId)
      .orderBy('jobs.starting_date', 'desc')
      .orderBy('jobs.id', 'desc')
      .executeTakeFirst();
    if (!job) return null;
    const notes = await this.db
      .selectFrom('job_notes')
      .select(['id', 'kind', 'text'])
      .where('job_id', '=', job.id)
      .orderBy('id')
      .execute();
    const ofKind = (kind: string) => notes.filter((note) => note.kind === kind);
    return {
      position: { fr_Positions: job.title, Descriptions: job.description_html },
      company: { Names: job.company_name },
      starting_date: job.starting_date,
      ending_date: job.ending_date,
      skills: ofKind('skill').map(({ id, text }) => ({ id_skills: String(id), description: text })),
      tools: ofKind('tool').map(({ id, text }) => ({ id_tools: String(id), description: text })),
      tasks: ofKind('task').map(({ id, text }) => ({ id_tasks: String(id), description: text })),
    };
  }
}
