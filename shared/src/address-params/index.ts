import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from '../router/index.ts';

/**
 * The URL's query parameters, and a function that changes some of them and replaces the current history entry; an empty
 * value removes the parameter. A change is applied in the same event, before the router updates: a field that shows a
 * parameter keeps up with typing, and of two quick changes neither is lost.
 */
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
