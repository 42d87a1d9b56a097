import { QueryClient, QueryClientProvider } from '@az/shared/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useUpload } from './use-upload.ts';

const area = { x: 0, y: 0, width: 10, height: 10 };

let send: jest.SpyInstance;
let abort: jest.SpyInstance;

beforeEach(() => {
  // jsdom draws nothing, and reads no files of Node.
  const context = { fillRect: () => undefined, drawImage: () => undefined };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(new Blob(['x'], { type: 'image/jpeg' })));
  jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new Event('load'));
  });
  send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
  abort = jest.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new Event('abort'));
  });
});

test('an editor that is closed during the upload aborts it', async () => {
  const queries = new QueryClient();
  const onSaved = jest.fn();
  const { result, unmount } = renderHook(() => useUpload('profile', onSaved), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  act(() => result.current.send(new Image(), area));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(result.current.state.status).toBe('sending');
  expect(abort).not.toHaveBeenCalled();
  unmount();
  expect(abort).toHaveBeenCalledTimes(1);
  expect(onSaved).not.toHaveBeenCalled();
});
