import { useAuthContext } from '@az/shared/auth';
import { MemberPictures } from '../features/browse-member/MemberPictures.tsx';
import { BrowsePhotos } from '../features/browse-photos/BrowsePhotos.tsx';
import { ChooseSource } from '../features/choose-source/ChooseSource.tsx';
import { ManageAlbums } from '../features/manage-albums/ManageAlbums.tsx';
import { ProfilePage } from '../ui/ProfilePage.tsx';
import { TileSkeleton } from '../ui/TileSkeleton.tsx';

/** `/profile/media`: pictures of the member's publications, or sample photos if the server has no list of them. */
function MediaPage() {
  const { member } = useAuthContext();
  return (
    <ProfilePage title="Médias">
      <ChooseSource
        extension="member-lists"
        sample={
          <>
            <BrowsePhotos />
            <ManageAlbums />
          </>
        }
        skeleton={<TileSkeleton />}
        stored={member && <MemberPictures id={member.id} ofWhom={null} />}
      />
    </ProfilePage>
  );
}

export { MediaPage as Component };
