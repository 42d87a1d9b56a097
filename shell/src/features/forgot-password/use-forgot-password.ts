import { useState } from 'react';
import { useLinkToken } from '../../account-access/use-link-token.ts';

export function useForgotPassword() {
  const [token, forgetToken] = useLinkToken();
  const [isLinkInvalid, setLinkInvalid] = useState(false);
  const handleInvalidLink = () => {
    forgetToken();
    setLinkInvalid(true);
  };
  return { token, isLinkInvalid: isLinkInvalid && !token, handleInvalidLink };
}
