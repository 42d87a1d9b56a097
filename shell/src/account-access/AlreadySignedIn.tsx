import { safeRedirect } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { ButtonLink } from '@az/shared/ui/Button';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';
import { lazy, Suspense } from 'react';

/** Not part of the first view of the sign-in page, because its visitors are seldom signed in. */
const SignOutButton = lazy(() =>
  import('./SignOutButton.tsx').then((part) => ({ default: part.SignOutButton })),
);

/** Shown to a member who is already signed in. Does not redirect, because `Logout` links to a sign-in page. */
export function AlreadySignedIn() {
  const [search] = useSearchParams();
  return (
    <Stack>
      <Text>Vous êtes déjà connecté.</Text>
      <ButtonLink to={safeRedirect(search.get('redirectTo'))}>Continuer</ButtonLink>
      <Suspense>
        <SignOutButton />
      </Suspense>
    </Stack>
  );
}
