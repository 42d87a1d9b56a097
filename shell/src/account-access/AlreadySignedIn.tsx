import { useAuthContext } from '@az/shared/auth';
import { safeRedirect } from '@az/shared/paths';
import { useSearchParams } from '@az/shared/router';
import { Button, ButtonLink } from '@az/shared/ui/Button';
import { Stack } from '@az/shared/ui/Stack';
import { Text } from '@az/shared/ui/Text';

/** For a member who is already signed in. Does not redirect, because `Logout` links to a sign-in page. */
export function AlreadySignedIn() {
  const { removeSession } = useAuthContext();
  const [search] = useSearchParams();
  return (
    <Stack>
      <Text>Vous êtes déjà connecté.</Text>
      <ButtonLink to={safeRedirect(search.get('redirectTo'))}>Continuer</ButtonLink>
      <Button onClick={() => void removeSession()} variant="default">
        Se déconnecter
      </Button>
    </Stack>
  );
}
