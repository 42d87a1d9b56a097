import { isSlotFilled, Slot } from '@az/shared/area';
import { PostSkeleton } from '@az/shared/social/PostSkeleton';
import { Card } from '@az/shared/ui/Card';
import { Columns } from '@az/shared/ui/Columns';
import { EmptyState } from '@az/shared/ui/EmptyState';
import { IconNews } from '@az/shared/ui/icons';
import { Text } from '@az/shared/ui/Text';
import { Title } from '@az/shared/ui/Title';
import { ListExperiences } from '../features/list-experiences/ListExperiences.tsx';
import { MeetMember } from '../features/meet-member/MeetMember.tsx';
import { MemberDetails } from '../features/meet-member/MemberDetails.tsx';
import styles from './ProfileLayout.module.css';

/** Number of jobs beside the publications before the list is expanded. */
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
    <Slot
      failed={unavailable}
      fallback={<PostSkeleton />}
      name="feed.member-announcements"
      props={{ memberId, empty }}
    />
  );
}

/** `/profile/…?member=<id>`: the profile of another member. */
export function MemberPage({ id }: { id: string }) {
  return (
    <div className={styles.layout}>
      <MeetMember id={id} key={id}>
        {(member) => (
          <Columns
            side={
              <>
                <MemberDetails member={member} />
                {!member.isRestricted && <ListExperiences limit={jobsBeside} memberId={id} />}
              </>
            }
            sideLabel="Profil en bref"
          >
            <section aria-labelledby="publications" className={styles.column}>
              <Title id="publications" order={2} size="h3">
                Publications
              </Title>
              <Publications memberId={id} />
            </section>
          </Columns>
        )}
      </MeetMember>
    </div>
  );
}
