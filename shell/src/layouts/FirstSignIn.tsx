import { Component as SignInPage } from '../features/sign-in/SignInPage.tsx';
import { Component as FirstPublicFrame } from './FirstPublicFrame.tsx';

/** The sign-in page in its layout, which has no link to itself. Used by the build, never part of a script. */
function FirstSignIn() {
  return (
    <FirstPublicFrame end={null}>
      <SignInPage />
    </FirstPublicFrame>
  );
}

export { FirstSignIn as Component };
