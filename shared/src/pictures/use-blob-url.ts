import { useEffect, useState } from 'react';

function toBlob(base64: string): Blob {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  // The specification says JPEG; browsers detect the type of images by content.
  return new Blob([bytes], { type: 'image/jpeg' });
}

/**
 * URL of an image given as base64 without prefix, for `img`; null while there is none. A blob URL instead of a `data:`
 * URL, because a cover may have seven million characters. It is revoked when the image is removed.
 */
export function useBlobUrl(base64: string | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (base64 === null) return;
    const made = URL.createObjectURL(toBlob(base64));
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [base64]);
  return url;
}
