import { isRouteLive } from '@az/shared/area';
import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import { ComingSoon } from '../menus/ComingSoon.tsx';
import styles from './ViewProfile.module.css';

export function ViewProfile() {
  if (isRouteLive(paths.profileFeed())) {
    return (
      <ButtonLink fullWidth lang="en" to={paths.profileFeed()} variant="light">
        View profile
      </ButtonLink>
    );
  }
  return (
    <p className={styles.comingSoon}>
      <span lang="en">View profile</span> <ComingSoon />
    </p>
  );
}
