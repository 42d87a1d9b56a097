import type { ReactNode } from 'react';
import { MessagingDock } from '../chrome/messaging/MessagingDock.tsx';
import { MainColumn } from './MainColumn.tsx';

/** Profile pages: one wide column, in which the area shows profile header and tabs, and the messaging button. */
function ProfileLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <MainColumn>{children}</MainColumn>
      <MessagingDock />
    </>
  );
}

export { AppFrame as Frame } from './AppFrame.tsx';
export { ProfileLayout as Component };
