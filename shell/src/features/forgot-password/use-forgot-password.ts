import { useState } from 'react';
import { useLinkToken } from '../../account-access/use-link-token.ts';

/** State of the password reset: with the token of a link, with an invalid link, or without one. */
export function useForgotPassword() {
  const [token, forgetToken] = useLinkToken();
  const [isLinkInvalid, setLinkInvalid] = useState(false);
  const handleInvalidLink = () => {
    forgetToken();
    setLinkInvalid(true);
  };
  return { token, isLinkInvalid: isLinkInvalid && !token, handleInvalidLink };
}
