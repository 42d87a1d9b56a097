import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { isComposing } from '../../keyboard/index.ts';
import { rememberChosen } from '../../mentions/index.ts';
import { Avatar } from '../../ui/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MentionList.module.css';
import { type Mentionable, useMentionable } from './use-mentionable.ts';

const words = {
  label: 'Personnes à mentionner',
  found: (count: number) => `${count} ${count > 1 ? 'personnes trouvées' : 'personne trouvée'}`,
};

/** The beginning of a name at the end of a text, after `@` at the start or after a space. */
const begunName = /(?:^|\s)@(\p{L}[\p{L}\p{M}\p{N} .'’-]{0,60})$/u;

/** A name that is being written: the index of its `@`, and what is written of it. */
type Begun = { at: number; name: string };

function begunIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Begun | null {
  if (selectionStart !== selectionEnd) return null;
  const name = begunName.exec(value.slice(0, selectionStart))?.[1];
  return name === undefined ? null : { at: selectionStart - name.length - 1, name };
}

/** Puts a name in the place of what is written of it, as if the member had written it. */
function complete(field: HTMLTextAreaElement, { at }: Begun, { name }: Mentionable): void {
  const space = field.value[field.selectionEnd] === ' ' ? '' : ' ';
  field.setRangeText(`@${name}${space}`, at, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

type Props = { field: RefObject<HTMLTextAreaElement | null> };

/**
 * The people whose names begin with what is written after an `@` in a field, which keeps the focus. HTML does not allow
 * the role `combobox` for a field of several lines, so it has the attributes of a text box with a list.
 */
export function MentionList({ field }: Props) {
  const id = useId();
  const [begun, setBegun] = useState<Begun | null>(null);
  /** The index of the `@` whose list was closed. */
  const [closedAt, close] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const people = useMentionable(begun !== null && begun.at !== closedAt ? begun.name : '');
  const isOpen = people.length > 0;
  const choose = (person: Mentionable) => {
    if (!begun || !field.current) return;
    rememberChosen(person);
    complete(field.current, begun, person);
    close(begun.at);
  };

  const read = useEffectEvent(() => {
    const found = field.current && begunIn(field.current);
    if (found?.at !== closedAt) close(null);
    if (found?.name !== begun?.name) setActive(0);
    setBegun(found);
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || isComposing(event) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { length } = people;
    if (event.key === 'ArrowDown') setActive((active + 1) % length);
    else if (event.key === 'ArrowUp') setActive((active + length - 1) % length);
    else if (event.key === 'Escape') close(begun?.at ?? null);
    else if (event.key === 'Enter' || event.key === 'Tab')
      choose(people[active] ?? people[0]!); // it is open
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const element = field.current;
    if (!element) return;
    const leave = () => setBegun(null);
    const listeners = { input: read, keyup: read, click: read, focus: read, blur: leave };
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener);
    element.addEventListener('keydown', pressKey);
    read();
    return () => {
      for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener);
      element.removeEventListener('keydown', pressKey);
    };
  }, [field]);

  const activeId = isOpen ? `${id}-${people[active]?.id}` : null;
  useEffect(() => {
    const element = field.current;
    if (!element || activeId === null) return;
    const attributes = {
      'aria-activedescendant': activeId,
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-haspopup': 'listbox',
      // Escape then closes the list only, and not a dialog around it.
      'data-mantine-stop-propagation': 'true',
    };
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    return () => {
      for (const name of Object.keys(attributes)) element.removeAttribute(name);
    };
  }, [field, id, activeId]);

  return (
    <>
      <VisuallyHidden role="status">{isOpen && words.found(people.length)}</VisuallyHidden>
      {isOpen && (
        <div aria-label={words.label} className={styles.list} id={id} role="listbox">
          {people.map((person, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
            <div
              aria-selected={index === active}
              className={styles.option}
              id={`${id}-${person.id}`}
              key={person.id}
              onClick={() => choose(person)}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              role="option"
              tabIndex={-1}
            >
              <Avatar name={person.name} picture={person.picture} size={28} />
              <span className={styles.name}>
                {person.name}
                {person.role !== null && <span className={styles.role}>{person.role}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
