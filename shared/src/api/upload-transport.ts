export type Transport = (request: Request) => Promise<Response>;

const abortError = (): DOMException => new DOMException('The upload was given up', 'AbortError');

/** Statuses without a body: `Response` throws when it gets one. */
const bodylessStatuses = [204, 205, 304];

/** Longest time without progress, in milliseconds. */
const maxSilence = 90_000;

/** Extra milliseconds after the browser has sent all, for up to 1 MB still in network buffers, at 4 kB a second. */
const timeInBuffers = (bytes: number): number => Math.min(bytes, 1024 * 1024) / 4;

/**
 * Sends a form like `fetch`, and reports the fraction sent, 0 to 1, which `fetch` cannot do over HTTP/1. A connection
 * without progress counts as lost after `maxSilence`, because browsers do not detect that themselves.
 */
export function uploadTransport(form: FormData, onProgress: (part: number) => void): Transport {
  return (request) =>
    new Promise((resolve, reject) => {
      if (request.signal.aborted) return reject(abortError());
      const upload = new XMLHttpRequest();
      upload.open(request.method, request.url);
      upload.responseType = 'text';
      // The browser sets `content-type` itself, with the form's boundary.
      for (const [name, value] of request.headers)
        if (name !== 'content-type') upload.setRequestHeader(name, value);
      let silence: ReturnType<typeof setTimeout>;
      const waitFor = (milliseconds: number) => {
        clearTimeout(silence);
        silence = setTimeout(() => {
          reject(new TypeError('The upload stalled'));
          upload.abort();
        }, milliseconds);
      };
      waitFor(maxSilence);
      upload.upload.addEventListener('load', ({ total }) => waitFor(maxSilence + timeInBuffers(total)));
      upload.addEventListener('loadend', () => clearTimeout(silence));
      upload.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        waitFor(maxSilence);
        if (lengthComputable && total > 0) onProgress(loaded / total);
      });
      upload.addEventListener('load', () => {
        const { status, responseText } = upload;
        const headers = new Headers();
        for (const name of ['content-type', 'retry-after']) {
          const value = upload.getResponseHeader(name);
          if (value) headers.set(name, value);
        }
        resolve(new Response(bodylessStatuses.includes(status) ? null : responseText, { status, headers }));
      });
      upload.addEventListener('error', () => reject(new TypeError('The upload failed')));
      upload.addEventListener('abort', () => reject(abortError()));
      request.signal.addEventListener('abort', () => upload.abort(), { once: true });
      upload.send(form);
    });
}
