import { paths } from '@az/shared/paths';
import { ButtonLink } from '@az/shared/ui/Button';
import type { ReactNode } from 'react';
import styles from './PublicFrame.module.css';
import { PublicFrame } from './PublicFrame.tsx';

type Props = { children: ReactNode; end?: ReactNode };

/** The public layout without what only a browser knows (theme, year). Used by the build, never part of a script. */
function FirstPublicFrame({
  children,
  end = <ButtonLink to={paths.signIn()}>Se connecter</ButtonLink>,
}: Props) {
  return (
    <PublicFrame
      copyright={null}
      end={
        <>
          <span className={styles.themeSwitch} />
          {end}
        </>
      }
    >
      {children}
    </PublicFrame>
  );
}

export { FirstPublicFrame as Component };
