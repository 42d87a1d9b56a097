import { useAuthContext } from '@az/shared/auth';
import { MemberPictures } from '../features/browse-member/MemberPictures.tsx';
import { ManageAlbums } from '../features/manage-albums/ManageAlbums.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';

/** `/profile/media`: pictures of the member's publications. */
function MediaPage() {
  const { member } = useAuthContext();
  return (
    <ProfilePage title="Médias">
      {member && <MemberPictures id={member.id} ofWhom={null} />}
      <ManageAlbums />
    </ProfilePage>
  );
}

export { MediaPage as Component };
