import type { CompanyRequestWire } from '@az/shared/contracts';
import type { Transaction } from 'kysely';
import type { Location } from '../reference/locations.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import type { ApiTables } from '../schema/tables.ts';

type Company = { id: number; name: string };

/** Companies: members of that kind, whether they signed up themselves or somebody added them. */
export class CompanyRepository {
  constructor(readonly db: ApiDb) {}

  /** All companies in French order. */
  async list(): Promise<Company[]> {
    const rows = await this.db
      .selectFrom('members')
      .select(['id', 'first_name as name'])
      .where('kind', '=', 'company')
      .execute();
    return rows.sort((one, other) => one.name.localeCompare(other.name, 'fr'));
  }

  async exists(id: number): Promise<boolean> {
    const found = await this.db
      .selectFrom('members')
      .select('id')
      .where('id', '=', id)
      .where('kind', '=', 'company')
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Adds a company without a sign-in, in the caller's transaction, and returns its id. */
  static async add(
    db: Transaction<ApiTables>,
    company: CompanyRequestWire & { location: Location; addedBy: number | null; createdAt: Date },
  ): Promise<number> {
    const { location, createdAt } = company;
    const { id } = await db
      .insertInto('members')
      .values({
        email: null,
        password_hash: null,
        kind: 'company',
        first_name: company.company_name,
        last_name: '',
        description: company.description,
        phone: company.phone,
        address: company.neighborhood,
        country: location.country.name,
        country_code: location.country.code,
        province: location.province.name,
        province_code: location.province.code,
        city: location.city.name,
        city_code: location.city.code,
        picture_id: null,
        thumbnail_id: null,
        cover_id: null,
        created_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('companies')
      .values({
        member_id: id,
        sector: company.activity_sector,
        website: company.website,
        neighborhood: company.neighborhood,
        contact_email: company.email,
        added_by: company.addedBy,
        created_at: createdAt,
      })
      .execute();
    return id;
  }
}
