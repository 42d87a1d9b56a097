import { companyType, type SessionUserWire } from '@az/shared/contracts';
import type { ApiDb } from '../schema/api-schema.ts';
import { JobRepository } from './job-repository.ts';

/** Value of the wire's `type`. */
export const wireType = (kind: 'person' | 'company'): string => (kind === 'company' ? companyType : 'person');

/** E-mails are compared without outer blanks and without regard to case. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Members. */
export class MemberRepository {
  readonly jobs: JobRepository;

  constructor(readonly db: ApiDb) {
    this.jobs = new JobRepository(db);
  }

  /** Id and password hash for a sign-in, or null for an unknown e-mail. */
  async findCredentials(email: string): Promise<{ id: number; password_hash: string | null } | null> {
    const found = await this.db
      .selectFrom('members')
      .select(['id', 'password_hash'])
      .where('email', '=', normaliseEmail(email))
      .executeTakeFirst();
    return found ?? null;
  }

  /** The session user with the specification's keys; rejects when there is no such member. */
  async loadSessionUser(id: number): Promise<SessionUserWire> {
    const member = await this.db
      .selectFrom('members')
      .leftJoin('pictures as thumbnail', 'thumbnail.id', 'members.thumbnail_id')
      .selectAll('members')
      .select('thumbnail.bytes as thumbnail_bytes')
      .where('members.id', '=', id)
      .executeTakeFirstOrThrow();
    return {
      Customers_Numbers: String(member.id),
      Names: member.first_name,
      LastName: member.last_name,
      Description: member.description,
      'E-mails': member.email ?? '',
      Phones: member.phone,
      Adresses: member.address,
      created_date: member.created_at.toISOString(),
      Picture: member.thumbnail_bytes && Buffer.from(member.thumbnail_bytes).toString('base64'),
      type: wireType(member.kind),
      isVerify: member.verified,
      province: member.province === null ? null : { Name: member.province },
      city: member.city === null ? null : { Name: member.city },
      country: member.country === null ? null : { fr_Name: member.country },
      last_job_history: await this.jobs.findLast(id),
    };
  }
}
