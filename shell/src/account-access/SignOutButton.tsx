import { useSignOut } from '@az/shared/sign-out';
import { Button } from '@az/shared/ui/Button';

export function SignOutButton() {
  const { signOut, question } = useSignOut();
  return (
    <>
      <Button onClick={() => void signOut()} variant="default">
        Se déconnecter
      </Button>
      {question}
    </>
  );
}
