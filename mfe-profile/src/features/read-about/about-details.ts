import type { Member } from '@az/shared/contracts';
import { longDate, phoneLink } from '@az/shared/format';
import { mailTo } from '../../data/contact-links.ts';

/** One line of the page: a value, a link, or a link to add a missing value. */
export type Detail = { term: string } & (
  | { value: string; href?: string }
  | {
      value: null;
      add: string;
    }
);

type DetailGroup = { title: string; details: Detail[] };

function detail(
  term: string,
  value: string | null,
  add: string,
  href?: (value: string) => string | undefined,
): Detail {
  const text = value?.trim();
  if (!text) return { term, value: null, add };
  const address = href?.(text);
  return address === undefined ? { term, value: text } : { term, value: text, href: address };
}

function identity({ kind, firstName, lastName, createdAt }: Member): Detail[] {
  const names =
    kind === 'company'
      ? [detail('Nom', `${firstName} ${lastName}`, 'Ajouter un nom')]
      : [detail('Prénom', firstName, 'Ajouter un prénom'), detail('Nom', lastName, 'Ajouter un nom')];
  const since = createdAt ? [{ term: 'Membre depuis le', value: longDate(createdAt.slice(0, 10)) }] : [];
  return [
    ...names,
    { term: 'Type de compte', value: kind === 'company' ? 'Entreprise' : 'Personne' },
    ...since,
  ];
}

/** All entries of the page, in display order. Dates of membership are UTC days, because the server writes UTC. */
export function aboutGroups(member: Member): DetailGroup[] {
  return [
    { title: 'Identité', details: identity(member) },
    {
      title: 'Contact',
      details: [
        detail('Adresse e-mail', member.email, 'Ajouter une adresse e-mail', mailTo),
        detail('Téléphone', member.phone, 'Ajouter un téléphone', phoneLink),
        detail('Adresse', member.address, 'Ajouter une adresse'),
      ],
    },
    {
      title: 'Localisation',
      details: [
        detail('Pays', member.country, 'Ajouter un pays'),
        detail('Province', member.province, 'Ajouter une province'),
        detail('Ville', member.city, 'Ajouter une ville'),
      ],
    },
  ];
}
