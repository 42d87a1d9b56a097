import { companyType, normalizeEmail, type SessionUserWire } from '@az/shared/contracts';
import type { ApiDb } from '../schema/api-schema.ts';
import { JobRepository } from './job-repository.ts';

/** Value of the wire's `type`. */
export const wireType = (kind: 'person' | 'company'): string => (kind === 'company' ? companyType : 'person');

type NewMember = {
  kind: 'person' | 'company';
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  createdAt: Date;
};

/** Name and e-mail of a member, for password rules and mail. */
export type Owner = {
  kind: 'person' | 'company';
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
};

export class MemberRepository {
  readonly jobs: JobRepository;

  constructor(readonly db: ApiDb) {
    this.jobs = new JobRepository(db);
  }

  /** Id, stored e-mail and password hash for a sign-in, or null for an unknown e-mail. */
  async findCredentials(
    email: string,
  ): Promise<{ id: number; email: string; password_hash: string | null } | null> {
    const kept = normalizeEmail(email);
    const found = await this.db
      .selectFrom('members')
      .select(['id', 'password_hash'])
      .where('email', '=', kept)
      .executeTakeFirst();
    return found ? { ...found, email: kept } : null;
  }

  /** Stores a new account and returns its id; null when the e-mail is taken. */
  async create(member: NewMember): Promise<number | null> {
    const created = await this.db
      .insertInto('members')
      .values({
        email: normalizeEmail(member.email),
        password_hash: member.passwordHash,
        kind: member.kind,
        first_name: member.firstName,
        last_name: member.lastName,
        description: '',
        phone: '',
        address: '',
        created_at: member.createdAt,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    return created?.id ?? null;
  }

  /** Null when there is no such member, or the account has no sign-in. */
  async findOwner(id: number): Promise<Owner | null> {
    const found = await this.db
      .selectFrom('members')
      .select(['kind', 'email', 'first_name', 'last_name', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found || found.email === null) return null;
    const { kind, email, first_name, last_name, password_hash } = found;
    return { kind, email, firstName: first_name, lastName: last_name, passwordHash: password_hash };
  }

  /** Locks a member: other changes to them and their rows wait until this transaction ends. */
  async hold(id: number): Promise<void> {
    await this.db.selectFrom('members').select('id').where('id', '=', id).forUpdate().execute();
  }

  /** Whether a member's password still has this hash. Inside a transaction, it cannot change until the end. */
  async holdPassword(id: number, passwordHash: string): Promise<boolean> {
    const held = await this.db
      .selectFrom('members')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', passwordHash)
      .forUpdate()
      .executeTakeFirst();
    return held !== undefined;
  }

  /** Stores an e-mail that a mailed link has proven. Rejects with the database's unique violation when it is taken. */
  async setEmail(id: number, email: string, provenAt: Date): Promise<void> {
    await this.db
      .updateTable('members')
      .set({ email: normalizeEmail(email), email_proven_at: provenAt })
      .where('id', '=', id)
      .execute();
  }

  async setPassword(id: number, passwordHash: string): Promise<void> {
    await this.db.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', id).execute();
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
      Headline: member.headline,
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
