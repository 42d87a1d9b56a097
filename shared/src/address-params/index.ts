import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from '../router/index.ts';

/**
 * The parameters of the address, and a function that changes some of them in place of the current entry of the history;
 * an empty value takes one out. A change counts in the same event, while the router follows in its own time: a field that
 * shows a parameter keeps up with its typist, and of two quick changes neither is lost.
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
