import { TestEnvironment } from 'jest-environment-jsdom';

/** APIs that browsers have and jsdom lacks, or has in a form that ky and react-router cannot use. */
const fromNode = {
  AbortController,
  AbortSignal,
  Blob,
  CompressionStream,
  DecompressionStream,
  File,
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

/** jsdom with the network and stream types of Node; closes channels that a test left open, so that jest can exit. */
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
    const { FormData: OfForm } = this.global;
    /** Node's `FormData`, which its `fetch` sends. React also makes one of a form, whose fields only jsdom's can read. */
    class FormDataOfBoth extends FormData {
      constructor(form, submitter) {
        super();
        for (const [name, value] of form ? new OfForm(form, submitter) : [])
          if (typeof value === 'string') this.append(name, value);
      }
    }
    Object.assign(this.global, fromNode, {
      BroadcastChannel: ClosedAtEndChannel,
      FormData: FormDataOfBoth,
    });
    // jsdom's own `crypto` has no `subtle`.
    Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }

  async teardown() {
    for (const channel of this.channels) channel.close();
    await super.teardown();
  }
}
