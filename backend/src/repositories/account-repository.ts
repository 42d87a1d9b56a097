import type { AccountWire } from '@az/shared/contracts';
import type { Location } from '../reference/locations.ts';
import type { ApiDb } from '../schema/api-schema.ts';
import { wireType } from './member-repository.ts';

/** A change of a member's account. Fields that are left out stay as they are. `location: null` removes the location. */
export type AccountChange = {
  firstName?: string;
  lastName?: string;
  headline?: string;
  description?: string;
  phone?: string;
  address?: string;
  location?: Location | null;
};

const noLocation = {
  country: null,
  province: null,
  city: null,
  country_code: null,
  province_code: null,
  city_code: null,
};

function locationColumns(location: Location | null | undefined) {
  if (location === undefined) return {};
  if (location === null) return noLocation;
  const { country, province, city } = location;
  return {
    country: country.name,
    province: province.name,
    city: city.name,
    country_code: country.code,
    province_code: province.code,
    city_code: city.code,
  };
}

type StoredAccount = Required<Omit<AccountWire, 'pending_email'>>;

export class AccountRepository {
  constructor(readonly db: ApiDb) {}

  /** Rejects when there is no such member. */
  async load(memberId: number): Promise<StoredAccount> {
    const member = await this.db
      .selectFrom('members')
      .selectAll()
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow();
    const { country, province, city } = member;
    return {
      Names: member.first_name,
      LastName: member.last_name,
      Headline: member.headline,
      Description: member.description,
      'E-mails': member.email ?? '',
      email_proven: member.email_proven_at !== null,
      Phones: member.phone,
      Adresses: member.address,
      type: wireType(member.kind),
      country: country === null ? null : { code: member.country_code, fr_Name: country },
      province: province === null ? null : { code: member.province_code, Name: province },
      city: city === null ? null : { code: member.city_code, Name: city },
    };
  }

  /** Changes the given fields; false when none is given. */
  async change(memberId: number, { location, ...texts }: AccountChange): Promise<boolean> {
    const columns = {
      first_name: texts.firstName,
      last_name: texts.lastName,
      headline: texts.headline,
      description: texts.description,
      phone: texts.phone,
      address: texts.address,
      ...locationColumns(location),
    };
    if (Object.values(columns).every((value) => value === undefined)) return false;
    await this.db.updateTable('members').set(columns).where('id', '=', memberId).execute();
    return true;
  }
}
