import { memberName, useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { type PictureKind, useMemberPicture } from '@az/shared/pictures';
import { Avatar } from '@az/shared/ui/Avatar';
import { ButtonLink } from '@az/shared/ui/Button';
import { Image } from '@az/shared/ui/Image';
import { Text } from '@az/shared/ui/Text';
import type { ReactNode } from 'react';
import { useIsPictureBusy } from '../../data/change-picture.ts';
import { useLatestJob } from '../../data/latest-job.ts';
import { LoadingPicture, ProfileHeader, pictureClass } from '../../ui/ProfileHeader/ProfileHeader.tsx';
import { JobSummary } from './JobSummary.tsx';
import { PictureMenu } from './PictureMenu.tsx';
import styles from './PresentMember.module.css';

type OwnPicture = {
  kind: PictureKind;
  alt: string;
  ratio: [number, number];
  sizes: string;
  missing: ReactNode;
};

/** One of the member's own pictures with its menu. `missing` is shown if the member has not chosen a picture. */
function useOwnPicture({ kind, alt, ratio, sizes, missing }: OwnPicture) {
  const picture = useMemberPicture(kind);
  const isBusy = useIsPictureBusy(kind);
  const content = () => {
    if (isBusy || picture.status === 'loading') return <LoadingPicture />;
    if (picture.status === 'default') return missing;
    const { url, srcSet, onError } = picture;
    return <Image {...{ alt, onError, ratio, sizes, srcSet }} className={pictureClass} eager src={url} />;
  };
  return {
    content: content(),
    menu: <PictureMenu isDefault={picture.status !== 'ready'} picture={kind} />,
  };
}

function LatestJob() {
  const job = useLatestJob();
  return job && <JobSummary job={job} />;
}

/** The profile header: pictures, name, headline, latest job, membership date, link to the settings, and other `actions`. */
export function PresentMember({ actions }: { actions: ReactNode }) {
  const { member } = useAuthContext();
  const name = member ? memberName(member) : '';
  const cover = useOwnPicture({
    kind: 'cover',
    alt: 'Photo de couverture',
    ratio: [4, 1],
    sizes: '(max-width: 75em) 100vw, 75rem',
    missing: null,
  });
  const picture = useOwnPicture({
    kind: 'profile',
    alt: `Photo de profil de ${name}`,
    ratio: [1, 1],
    sizes: '120px',
    missing: <Avatar name={name} size={120} />,
  });
  if (!member) return null;
  return (
    <ProfileHeader
      actions={
        <div className={styles.actions}>
          <ButtonLink to={paths.settingsAccount()} variant="default">
            Modifier le profil
          </ButtonLink>
          {actions}
        </div>
      }
      cover={cover}
      name={name}
      picture={picture}
      since={member.createdAt}
      verified={member.verified}
    >
      {member.headline && <Text>{member.headline}</Text>}
      <LatestJob />
    </ProfileHeader>
  );
}
