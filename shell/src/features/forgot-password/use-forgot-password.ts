import { useState } from 'react';
import { useResetToken } from './use-reset-token.ts';

/** Where someone without a password stands: with a link of the mail, with a dead one, or without. */
export function useForgotPassword() {
  const [token, forgetToken] = useResetToken();
  const [isLinkDead, setLinkDead] = useState(false);
  const handleLinkDead = () => {
    forgetToken();
    setLinkDead(true);
  };
  return { token, isLinkDead: isLinkDead && !token, handleLinkDead };
}
