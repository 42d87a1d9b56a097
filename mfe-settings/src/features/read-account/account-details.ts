import type { Member } from '@az/shared/contracts';

/** One line of a card; a `value` of null means that the member has not told it. */
export type Detail = { term: string; value: string | null };

const told = (value: string | null): string | null => value?.trim() || null;

/** Who the member is, in the order of the page. A company has one name only. */
export function identityOf({ firstName, lastName, kind }: Member): Detail[] {
  if (kind === 'company') {
    return [
      { term: 'Nom', value: told(`${firstName} ${lastName}`) },
      { term: 'Type de compte', value: 'Entreprise' },
    ];
  }
  return [
    { term: 'Prénom', value: told(firstName) },
    { term: 'Nom', value: told(lastName) },
    { term: 'Type de compte', value: 'Personne' },
  ];
}

/** How to reach the member, in the order of the page. */
export function contactOf({ email, phone, address, country, province, city }: Member): Detail[] {
  return [
    { term: 'Adresse e-mail', value: told(email) },
    { term: 'Téléphone', value: told(phone) },
    { term: 'Adresse', value: told(address) },
    { term: 'Pays', value: told(country) },
    { term: 'Province', value: told(province) },
    { term: 'Ville', value: told(city) },
  ];
}
