import type { ReactNode } from 'react';
import { Logo } from '../chrome/Logo.tsx';
import { SkipLink } from '../chrome/SkipLink.tsx';
import { UserMenu } from '../chrome/user-menu/UserMenu.tsx';
import { Bar } from './Bar.tsx';

/** Full-bleed pages with a compact top bar and no side columns. */
function DemoLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Bar end={<UserMenu />} start={<Logo />} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

export { DemoLayout as Component };
