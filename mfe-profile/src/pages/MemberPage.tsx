import { isSlotFilled, Slot } from '@az/shared/area';
import { type MemberProfile, previewId } from '@az/shared/contracts';
import { useLocation } from '@az/shared/router';
import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { Card } from '@az/shared/ui/Card';
import { Columns } from '@az/shared/ui/Columns';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconNews } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { MemberConnections } from '../features/browse-member/MemberConnections.tsx';
import { MemberPictures } from '../features/browse-member/MemberPictures.tsx';
import { MemberTabs, tabOf } from '../features/browse-member/MemberTabs.tsx';
import { GlanceAtMember } from '../features/glance-at-profile/GlanceAtMember.tsx';
import { MemberDetails } from '../features/glance-at-profile/MemberDetails.tsx';
import { ListExperiences } from '../features/list-experiences/ListExperiences.tsx';
import { MeetMember } from '../features/meet-member/MeetMember.tsx';
import { MemberHeader } from '../features/meet-member/MemberHeader.tsx';
import { PreviewBar } from '../features/preview-profile/PreviewBar.tsx';
import styles from './ProfileLayout.module.css';

/** Number of jobs in the side column before the list is expanded. */
const jobsBeside = 3;

function Publications({ memberId }: { memberId: string }) {
  const unavailable = <Text>Les publications sont indisponibles pour le moment.</Text>;
  if (!isSlotFilled('feed.member-announcements')) return unavailable;
  const empty = (
    <Card>
      <EmptyState icon={<IconNews />}>Cette personne n’a encore rien publié.</EmptyState>
    </Card>
  );
  return (
    <section aria-labelledby="publications" className={styles.column}>
      <Title id="publications" order={2} size="h3">
        Publications
      </Title>
      <Slot
        failed={unavailable}
        fallback={<PostSkeleton />}
        name="feed.member-announcements"
        props={{ memberId, empty }}
      />
    </section>
  );
}

function Parts({ member }: { member: MemberProfile }) {
  const tab = tabOf(useLocation().pathname);
  const { id, name, isRestricted } = member;
  const jobs = (limit?: number) =>
    !isRestricted && <ListExperiences memberId={id ?? ''} {...(limit !== undefined && { limit })} />;
  const content = {
    publications: <Publications memberId={id ?? ''} />,
    about: (
      <div className={styles.column}>
        <MemberDetails member={member} />
        {jobs()}
      </div>
    ),
    connections: <MemberConnections member={member} />,
    pictures: <MemberPictures id={id ?? ''} ofWhom={name} />,
  }[tab];
  return (
    <>
      <div className={styles.top}>
        <MemberHeader member={member} />
        <MemberTabs current={tab} member={member} />
      </div>
      <Columns
        side={
          <GlanceAtMember beside={tab} member={member}>
            {jobs(jobsBeside)}
          </GlanceAtMember>
        }
        sideLabel="Profil en bref"
      >
        {content}
      </Columns>
    </>
  );
}

/** `/profile/…?member=<id>`: another member's profile. For `previewId`, the member's own profile as others see it. */
export function MemberPage({ id }: { id: string }) {
  return (
    <div className={styles.layout}>
      {id === previewId && <PreviewBar />}
      <MeetMember id={id} key={id}>
        {(member) => <Parts member={member} />}
      </MeetMember>
    </div>
  );
}
