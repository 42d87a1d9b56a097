import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks, or has in a form that ky and react-router cannot use. */
const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  CompressionStream,
  DecompressionStream,
  File,
  FormData,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  fetch,
  structuredClone,
};

/** jsdom with the network and stream types of Node; closes the channels a test leaves open, so that jest can end. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const channels = [];
    this.channels = channels;
    class ClosedAtEndChannel extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.push(this);
      }
    }
    Object.assign(this.global, fromNode, { BroadcastChannel: ClosedAtEndChannel });
    // The document's own has no `subtle`.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
