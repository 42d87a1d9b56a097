import { currentSession, useAuthContext } from '@az/shared/auth';
import { paths } from '@az/shared/paths';
import { useLocation } from '@az/shared/router';
import { ButtonLink } from '@az/shared/ui/Button';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '../chrome/ThemeSwitch.tsx';
import { UserMenu } from '../chrome/user-menu/UserMenu.tsx';
import { PublicFrame } from './PublicFrame.tsx';

function PublicLayout({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useAuthContext();
  const { pathname } = useLocation();
  const onSignIn = pathname.startsWith('/auth');
  // Not `!isAuthenticated`, because on the offline screen the session stays unverified.
  const isVisitor = currentSession().status === 'signed-out';
  const end = (
    <>
      <ThemeSwitch />
      {isAuthenticated ? (
        <UserMenu />
      ) : (
        isVisitor && !onSignIn && <ButtonLink to={paths.signIn()}>Se connecter</ButtonLink>
      )}
    </>
  );
  return <PublicFrame end={end}>{children}</PublicFrame>;
}

export { PublicLayout as Component };
