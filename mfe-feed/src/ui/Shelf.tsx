import { ActionIcon } from '@az/shared/ui/ActionIcon';
import { IconChevronLeft, IconChevronRight } from '@az/shared/ui/icons';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './Shelf.module.css';

/** Whether the content of `row` is wider than the row. */
function useOverflow(row: RefObject<HTMLElement | null>): boolean {
  const [goesOn, setGoesOn] = useState(true);
  useEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setGoesOn(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [row]);
  return goesOn;
}

type Props = {
  title: ReactNode;
  note?: ReactNode;
  /** End of the buttons' labels: `les stories`. */
  of: string;
  items: { id: string; item: ReactNode }[];
  size: 'story' | 'video';
};

/** A horizontally scrolling row, moved by buttons, keyboard and touch; it never scrolls by itself. */
export function Shelf({ title, note, of, items, size }: Props) {
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const goesOn = useOverflow(row);
  const move = (step: 1 | -1) =>
    row.current?.scrollBy({ left: step * row.current.clientWidth * 0.8, behavior: 'auto' });
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {note}
        <ActionIcon
          aria-label={`Faire défiler ${of} vers la gauche`}
          className={goesOn ? undefined : styles.needless}
          onClick={() => move(-1)}
          variant="default"
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <ActionIcon
          aria-label={`Faire défiler ${of} vers la droite`}
          className={goesOn ? undefined : styles.needless}
          onClick={() => move(1)}
          variant="default"
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      </div>
      <ul className={styles.row} data-size={size} ref={row}>
        {items.map(({ id: key, item }) => (
          <li className={styles.item} key={key}>
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
