import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import type { ReactNode } from 'react';
import styles from './PublicFrame.module.css';
import { PublicFrame } from './PublicFrame.tsx';

/** The public layout without what only a browser knows (theme, year). Used by the build, never part of a script. */
function FirstPublicFrame({ children }: { children: ReactNode }) {
  return (
    <PublicFrame
      copyright={null}
      end={
        <>
          <span className={styles.themeSwitch} />
          <ButtonLink to={paths.signIn()}>Se connecter</ButtonLink>
        </>
      }
    >
      {children}
    </PublicFrame>
  );
}

export { FirstPublicFrame as Component };
