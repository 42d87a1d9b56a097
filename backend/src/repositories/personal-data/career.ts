import type { ApiDb } from '../../schema/api-schema.ts';
import { inPages, pageSize } from './in-pages.ts';
import { type PersonalData, rowsOf } from './personal-data.ts';

const notesOf = (db: ApiDb, jobId: number) =>
  db.selectFrom('job_notes').select(['kind', 'text']).where('job_id', '=', jobId).orderBy('id').execute();

async function* readJobs(db: ApiDb, memberId: number) {
  const own = inPages((afterId) =>
    db
      .selectFrom('jobs')
      .innerJoin('positions', 'positions.id', 'jobs.position_id')
      .innerJoin('members as company', 'company.id', 'jobs.company_id')
      .select(['jobs.id', 'positions.title as position', 'positions.description_html'])
      .select(['company.first_name as company', 'jobs.starting_date', 'jobs.ending_date'])
      .where('jobs.member_id', '=', memberId)
      .where('jobs.id', '>', afterId)
      .orderBy('jobs.id')
      .limit(pageSize)
      .execute(),
  );
  for await (const job of own) yield { ...job, notes: await notesOf(db, job.id) };
}

/** The member's own career; its notes are erased with each entry. */
export const career = rowsOf('jobs', 'jobs_history', readJobs);

/** Jobs of others at a company that closes its account. A company of the same name without an account replaces it. */
export const employees: PersonalData = {
  name: 'employees',
  columns: ['jobs.company_id'],
  erase: async (db, memberId) => {
    const job = await db
      .selectFrom('jobs')
      .innerJoin('members as company', 'company.id', 'jobs.company_id')
      .select(['company.first_name', 'company.created_at'])
      .where('jobs.company_id', '=', memberId)
      .executeTakeFirst();
    if (!job) return;
    const { id } = await db
      .insertInto('members')
      .values({
        kind: 'company',
        email: null,
        password_hash: null,
        first_name: job.first_name,
        last_name: '',
        description: '',
        phone: '',
        address: '',
        created_at: job.created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.updateTable('jobs').set({ company_id: id }).where('company_id', '=', memberId).execute();
  },
};

/** Companies that the member added. They stay, because others work there, but without a reference to the member. */
export const addedCompanies: PersonalData = {
  name: 'added_companies',
  columns: ['companies.added_by'],
  read: (db, memberId) =>
    inPages((afterId) =>
      db
        .selectFrom('companies')
        .innerJoin('members as company', 'company.id', 'companies.member_id')
        .select(['company.id', 'company.first_name as name', 'company.description', 'company.phone'])
        .select(['company.country', 'company.province', 'company.city'])
        .select(['companies.sector', 'companies.website', 'companies.neighborhood'])
        .select(['companies.contact_email', 'companies.created_at'])
        .where('companies.added_by', '=', memberId)
        .where('company.id', '>', afterId)
        .orderBy('company.id')
        .limit(pageSize)
        .execute(),
    ),
  erase: async (db, memberId) => {
    await db.updateTable('companies').set({ added_by: null }).where('added_by', '=', memberId).execute();
  },
};

/** A company's row in `companies`, which completes its row in `members`. */
export const ownCompany = rowsOf('companies', 'company', async (db, memberId) => {
  const company = await db
    .selectFrom('companies')
    .select(['sector', 'website', 'neighborhood', 'contact_email', 'created_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return company ?? null;
});
