import { longDate, price } from '@az/shared/format';
import { Card } from '@az/shared/ui/Card';
import { Count } from '@az/shared/ui/Count';
import { Title } from '@az/shared/ui/Title';
import type { ReactNode } from 'react';
import type { NetworkEvent } from '../../data/event.ts';
import { EventPlace } from '../../ui/EventPlace.tsx';
import styles from './ReadEvent.module.css';
import { words } from './words.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** When, where and for how much; `goingCount` counts the member in. */
export function EventFacts({ event, goingCount }: { event: NetworkEvent; goingCount: number }) {
  const { date, start, end, category, organiser } = event;
  return (
    <Card aria-labelledby="facts" className={styles.card} component="section" padding="lg">
      <Title id="facts" order={2} size="h3">
        {words.facts}
      </Title>
      <dl className={styles.facts}>
        <Fact name={words.day}>
          <time dateTime={date}>{longDate(date)}</time>
        </Fact>
        <Fact name={words.hours}>
          {words.hoursOf(start, end)}
          {end < start && ` (${words.nextDay})`}
        </Fact>
        <Fact name={words.price}>{event.price === 0 ? words.free : price(event.price)}</Fact>
        <Fact name={words.category}>{category}</Fact>
        <Fact name={words.attendance}>
          <Count value={goingCount} /> {words.going[goingCount > 1 ? 1 : 0]}
        </Fact>
        <Fact name={words.organiser}>{organiser.name}</Fact>
        <Fact name={words.place}>
          <EventPlace event={event} />
        </Fact>
      </dl>
    </Card>
  );
}
