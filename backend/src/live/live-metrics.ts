import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

const deliveryBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of the streams of a process. Without a registry they are counted but not exported. */
export class LiveMetrics {
  readonly streams: Gauge;
  readonly delivery: Histogram;
  readonly caughtUp: Counter;
  readonly resets: Counter<'reason'>;
  readonly droppedHints: Counter;
  readonly messages: Counter;
  readonly sweepFound: Counter;

  constructor(registers: Registry[] = []) {
    const counter = (name: string, help: string) => new Counter({ name, help, registers });
    this.streams = new Gauge({ name: 'az_live_streams', help: 'Open streams.', registers });
    this.delivery = new Histogram({
      name: 'az_live_delivery_seconds',
      help: 'Time from the storing of an event until it is sent to a connected client.',
      buckets: deliveryBuckets,
      registers,
    });
    this.caughtUp = counter('az_live_catch_up_events_total', 'Events sent to clients that were away.');
    this.resets = new Counter({
      name: 'az_live_resets_total',
      help: 'Streams whose cursor was not usable, by reason.',
      labelNames: ['reason'],
      registers,
    });
    this.droppedHints = counter(
      'az_live_dropped_hints_total',
      'Hints not sent because the client reads slowly.',
    );
    this.messages = counter(
      'az_bus_messages_total',
      'Messages about new events, of this process and of others.',
    );
    this.sweepFound = counter('az_sweep_found_total', 'Streams with events that no message had announced.');
  }
}
