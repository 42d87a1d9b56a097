import { memberName, useAuthContext } from '@az/shared/auth';
import type { Member } from '@az/shared/contracts';
import { useLiveFigures } from '@az/shared/figures';
import { compactCount, fullCount, phoneLink } from '@az/shared/format';
import { useMemberPicture } from '@az/shared/pictures';
import { Avatar } from '@az/shared/ui/Avatar';
import { Card } from '@az/shared/ui/Card';
import { Image } from '@az/shared/ui/Image';
import { IconFlag, IconHome, IconMail, IconMapPin, IconPhone } from '@az/shared/ui/icons';
import { VisuallyHidden } from '@az/shared/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { MySpace } from '../menus/MySpace.tsx';
import cardPicturesStyles from './CardPictures.module.css';
import countersStyles from './Counters.module.css';
import { FooterLinks } from './FooterLinks.tsx';
import memberDetailsStyles from './MemberDetails.module.css';
import { MemberName } from './MemberName.tsx';
import styles from './SideCard.module.css';
import { ViewProfile } from './ViewProfile.tsx';

type CardPictureProps = {
  kind: 'cover' | 'profile';
  ratio: [number, number];
  sizes: string;
  /** Shown in place of a picture that the member has not chosen. */
  fallback?: ReactNode;
};

function CardPicture({ kind, ratio, sizes, fallback }: CardPictureProps) {
  const picture = useMemberPicture(kind);
  const className = kind === 'cover' ? cardPicturesStyles.cover : cardPicturesStyles.portrait;
  return (
    <div className={className} data-loading={picture.status === 'loading' || undefined}>
      {picture.status === 'loading' && 'Chargement...'}
      {picture.status === 'ready' && (
        <Image
          alt=""
          className={cardPicturesStyles.picture}
          eager
          ratio={ratio}
          onError={picture.onError}
          sizes={sizes}
          src={picture.url}
          srcSet={picture.srcSet}
        />
      )}
      {picture.status === 'default' && fallback}
    </div>
  );
}

/** Cover and portrait. Decorative: the name is below. */
function CardPictures({ name }: { name: string }) {
  return (
    <div className={cardPicturesStyles.pictures}>
      <CardPicture kind="cover" ratio={[4, 1]} sizes="20rem" />
      <CardPicture fallback={<Avatar name={name} size={80} />} kind="profile" ratio={[1, 1]} sizes="80px" />
    </div>
  );
}

type MemberDetail = {
  term: string;
  value: string;
  href?: string | undefined;
  icon: typeof IconMail;
};

type Line = Omit<MemberDetail, 'value'> & { value: string | null };

const mailTo = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
const isGiven = (line: Line): line is MemberDetail => Boolean(line.value?.trim());

/** Details of the side card in order; missing ones are omitted. */
function memberDetails({ email, phone, country, city, address }: Member): MemberDetail[] {
  const lines: Line[] = [
    { term: 'Adresse e-mail', value: email, href: mailTo(email), icon: IconMail },
    { term: 'Téléphone', value: phone, href: phoneLink(phone), icon: IconPhone },
    { term: 'Pays', value: country, icon: IconFlag },
    { term: 'Ville', value: city, icon: IconMapPin },
    { term: 'Adresse', value: address, icon: IconHome },
  ];
  return lines.filter(isGiven);
}

function MemberDetails({ member }: { member: Member }) {
  const details = memberDetails(member);
  if (details.length === 0) return null;
  return (
    <dl className={memberDetailsStyles.details}>
      {details.map(({ term, value, href, icon: Icon }) => (
        <div className={memberDetailsStyles.row} key={term}>
          <dt>
            <Icon size={20} />
            <VisuallyHidden>{term}</VisuallyHidden>
          </dt>
          <dd>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

const counters = [
  { label: 'Publications', of: 'announcements' },
  { label: 'Abonnés', of: 'followers' },
  { label: 'Abonnements', of: 'follows' },
] as const;

/** Numbers of posts, followers and members followed; dashes until they are known. */
function Counters() {
  const figures = useLiveFigures();
  return (
    <dl className={countersStyles.counters}>
      {counters.map(({ label, of }) => (
        <div className={countersStyles.counter} key={label}>
          <dt>{label}</dt>
          {figures ? <dd title={fullCount(figures[of])}>{compactCount(figures[of])}</dd> : <dd>–</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Profile side card: signed-in member, `my space`, and footer links (specification, section 2). */
export function SideCard() {
  const { member } = useAuthContext();
  if (!member) return null;
  return (
    <div className={styles.stack}>
      <Card className={styles.card} padding={0}>
        <CardPictures name={memberName(member)} />
        <div className={styles.body}>
          <MemberName member={member} />
          <MemberDetails member={member} />
          <Counters />
          <MySpace />
          <ViewProfile />
        </div>
      </Card>
      <FooterLinks />
    </div>
  );
}
