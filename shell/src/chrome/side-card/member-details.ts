import type { Member } from '@az/shared/contracts';
import { IconFlag, IconHome, IconMail, IconMapPin, IconPhone } from '@az/shared/ui/icons';

/** One detail of a member. */
export type MemberDetail = {
  term: string;
  value: string;
  href?: string;
  icon: typeof IconMail;
};

type Line = Omit<MemberDetail, 'value'> & { value: string | null };

const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
const telTo = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`;
const isGiven = (line: Line): line is MemberDetail => Boolean(line.value?.trim());

/** Details of the side card in order; missing ones are omitted. */
export function memberDetails({ email, phone, country, city, address }: Member): MemberDetail[] {
  const lines: Line[] = [
    { term: 'Adresse e-mail', value: email, href: mailTo(email), icon: IconMail },
    { term: 'Téléphone', value: phone, href: telTo(phone), icon: IconPhone },
    { term: 'Pays', value: country, icon: IconFlag },
    { term: 'Ville', value: city, icon: IconMapPin },
    { term: 'Adresse', value: address, icon: IconHome },
  ];
  return lines.filter(isGiven);
}
