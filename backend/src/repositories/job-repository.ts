import type { JobRequestWire, JobWire, StoredJobWire } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables, JobNotesTable } from '../schema/tables.ts';

type Notes = Pick<JobRequestWire, 'skills' | 'tools' | 'tasks'>;

/** A job whose position and company exist. */
export type NewJob = Notes & {
  positionId: number;
  companyId: number;
  startingDate: string;
  endingDate: string | null;
};

type NoteRow = { id: number; job_id: number; kind: JobNotesTable['kind']; text: string };

type JobRow = {
  id: number;
  starting_date: string;
  ending_date: string | null;
  position_id: number;
  title: string;
  description_html: string;
  company_id: number;
  company_name: string;
};

const noteRows = (jobId: number, { skills, tools, tasks }: Notes) => [
  ...skills.map((text) => ({ job_id: jobId, kind: 'skill' as const, text })),
  ...tools.map((text) => ({ job_id: jobId, kind: 'tool' as const, text })),
  ...tasks.map((text) => ({ job_id: jobId, kind: 'task' as const, text })),
];

export class JobRepository {
  constructor(readonly db: ApiDb) {}

  /** The jobs of a member in the order of their beginning, the latest first. */
  async list(memberId: number): Promise<StoredJobWire[]> {
    return this.#load(await this.#select().where('jobs.member_id', '=', memberId).execute());
  }

  /** One job of a member, or null when it is not theirs. */
  async find(memberId: number, id: number): Promise<StoredJobWire | null> {
    const rows = await this.#select()
      .where('jobs.member_id', '=', memberId)
      .where('jobs.id', '=', id)
      .execute();
    return (await this.#load(rows))[0] ?? null;
  }

  /** The job that began last, as the session user carries it, or null. */
  async findLast(memberId: number): Promise<JobWire | null> {
    const rows = await this.#select().where('jobs.member_id', '=', memberId).limit(1).execute();
    const [job] = await this.#load(rows);
    if (!job) return null;
    const { id, position, company, ...rest } = job;
    const { fr_Positions, Descriptions } = position;
    return { ...rest, position: { fr_Positions, Descriptions }, company: { Names: company.Names } };
  }

  /** Adds a job with its lists, in the caller's transaction, and returns its id. */
  static async add(db: Transaction<ApiTables>, memberId: number, job: NewJob): Promise<number> {
    const { id } = await db
      .insertInto('jobs')
      .values({
        member_id: memberId,
        position_id: job.positionId,
        company_id: job.companyId,
        starting_date: job.startingDate,
        ending_date: job.endingDate,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await JobRepository.#addNotes(db, id, job);
    return id;
  }

  /** Replaces a job with its lists, in the caller's transaction; false when it is not the member's. */
  static async replace(
    db: Transaction<ApiTables>,
    memberId: number,
    id: number,
    job: NewJob,
  ): Promise<boolean> {
    const changed = await db
      .updateTable('jobs')
      .set({
        position_id: job.positionId,
        company_id: job.companyId,
        starting_date: job.startingDate,
        ending_date: job.endingDate,
      })
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id')
      .executeTakeFirst();
    if (!changed) return false;
    await db.deleteFrom('job_notes').where('job_id', '=', id).execute();
    await JobRepository.#addNotes(db, id, job);
    return true;
  }

  /** Removes a job, in the caller's transaction; false when it is not the member's. */
  static async remove(db: Transaction<ApiTables>, memberId: number, id: number): Promise<boolean> {
    const removed = await db
      .deleteFrom('jobs')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  static async #addNotes(db: Transaction<ApiTables>, jobId: number, notes: Notes): Promise<void> {
    const rows = noteRows(jobId, notes);
    if (rows.length > 0) await db.insertInto('job_notes').values(rows).execute();
  }

  #select() {
    return this.db
      .selectFrom('jobs')
      .innerJoin('positions', 'positions.id', 'jobs.position_id')
      .innerJoin('members as company', 'company.id', 'jobs.company_id')
      .select([
        'jobs.id',
        'jobs.starting_date',
        'jobs.ending_date',
        'positions.id as position_id',
        'positions.title',
        'positions.description_html',
        'company.id as company_id',
        'company.first_name as company_name',
      ])
      .orderBy('jobs.starting_date', 'desc')
      .orderBy('jobs.id', 'desc');
  }

  async #load(rows: JobRow[]) {
    const ids = rows.map(({ id }) => id);
    const notes: NoteRow[] =
      ids.length === 0
        ? []
        : await this.db
            .selectFrom('job_notes')
            .select(['id', 'job_id', 'kind', 'text'])
            .where('job_id', 'in', ids)
            .orderBy('id')
            .execute();
    return rows.map((row): StoredJobWire => {
      const ofKind = (kind: NoteRow['kind']) =>
        notes.filter((note) => note.job_id === row.id && note.kind === kind);
      return {
        id: String(row.id),
        position: {
          Positions_Number: String(row.position_id),
          fr_Positions: row.title,
          Descriptions: row.description_html,
        },
        company: { Customers_Numbers: String(row.company_id), Names: row.company_name },
        starting_date: row.starting_date,
        ending_date: row.ending_date,
        skills: ofKind('skill').map(({ id, text }) => ({ id_skills: String(id), description: text })),
        tools: ofKind('tool').map(({ id, text }) => ({ id_tools: String(id), description: text })),
        tasks: ofKind('task').map(({ id, text }) => ({ id_tasks: String(id), description: text })),
      };
    });
  }
}
