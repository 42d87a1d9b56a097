import { memberName, useAuthContext } from '@az/shared/auth';
import { Card } from '@az/shared/ui/Card';
import { MySpace } from '../menus/MySpace.tsx';
import { CardPictures } from './CardPictures.tsx';
import { Counters } from './Counters.tsx';
import { FooterLinks } from './FooterLinks.tsx';
import { MemberDetails } from './MemberDetails.tsx';
import { MemberName } from './MemberName.tsx';
import styles from './SideCard.module.css';
import { ViewProfile } from './ViewProfile.tsx';

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
