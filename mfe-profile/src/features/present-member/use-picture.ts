import { toast } from '@az/shared/toast';
import { useEffect } from 'react';
import { useBlobUrl } from './use-blob-url.ts';

/** A picture on its way to the screen. `default` when the member has none and when it could not be loaded. */
export type Picture = { status: 'loading' } | { status: 'ready'; url: string } | { status: 'default' };

type Answer = { data: string | null | undefined; error: unknown; isPending: boolean };

/** What to show for the answer of a picture call. A failure raises `failureMessage` once. */
export function usePicture({ data, error, isPending }: Answer, failureMessage: string): Picture {
  const url = useBlobUrl(data ?? null);
  useEffect(() => {
    if (error) toast({ message: failureMessage, variant: 'danger' });
  }, [error, failureMessage]);
  if (url !== null) return { status: 'ready', url };
  return { status: isPending || data ? 'loading' : 'default' };
}
