import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from '../router/index.ts';

/** The query parameters, and a function that changes some at once, replacing the history entry; an empty value removes one. */
export function useAddressParams(): [URLSearchParams, (changes: Record<string, string>) => void] {
  const [address] = useSearchParams();
  const [params, setParams] = useOptimistic(address);
  const navigate = useNavigate();
  const change = (changes: Record<string, string>) => {
    const asked = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes)) {
      if (value) asked.set(key, value);
      else asked.delete(key);
    }
    startTransition(async () => {
      setParams(asked);
      await navigate({ search: asked.toString() }, { replace: true, preventScrollReset: true });
    });
  };
  return [params, change];
}
