/** A server's stream whose content a test writes. */
export class FakeStream {
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  readonly response = new Response(
    new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller;
      },
    }),
  );

  send(event: string, data: object): void {
    this.#controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  }

  end(): void {
    this.#controller.close();
  }

  fail(reason: unknown): void {
    this.#controller.error(reason);
  }
}
