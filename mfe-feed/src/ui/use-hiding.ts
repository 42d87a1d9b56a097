import { useCapability } from '@az/shared/api';
import { type HiddenPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { useCallback, useState } from 'react';
import { type Marked, useMark } from '../data/marks.ts';

/** A publication in a list; `id` is a stable key. */
type Listed = Pick<Marked, 'id' | 'hidden'> & {
  /** The author; null for the member's own publication, and if the author is unknown. */
  author: HiddenPerson | null;
};

/** How the member has removed a publication, or all publications of its author, from the list. */
export type HidingKind = 'hidden' | 'unfollowed' | 'blocked';

type Left = Listed & { how: HidingKind; notice?: string };

/** Text of the notice that replaces a publication. For `hidden` there is none: the card has a default text. */
const noticeOf = (how: HidingKind, name: string, isStored: boolean): { notice?: string } => {
  const onDevice = isStored ? '' : ' sur cet appareil';
  return {
    hidden: {},
    unfollowed: { notice: `Vous ne suivez plus ${name}${onDevice}` },
    blocked: { notice: `Vous avez bloqué ${name}${onDevice}` },
  }[how];
};

/** Returns whether a person is unfollowed or blocked. */
export function useIsHiddenPerson(): (person: HiddenPerson | null) => boolean {
  const unfollowed = useHiddenPeople('unfollowed');
  const blocked = useHiddenPeople('blocked');
  return (person) => unfollowed.has(person) || blocked.has(person);
}

/** Hides one publication or all of its author. A notice with an undo button replaces the publication itself. */
export function useHiding() {
  const hidden = useMark('hidden');
  const unfollowed = useHiddenPeople('unfollowed');
  const blocked = useHiddenPeople('blocked');
  const isHiddenPerson = useIsHiddenPerson();
  const isStored = useCapability('network') === true;
  const [left, setLeft] = useState<Left[]>([]);
  const mark = useCallback(
    (listed: Listed, how: HidingKind, isGone: boolean) => {
      const { author } = listed;
      if (how === 'hidden') return hidden.set(listed, isGone);
      const { add, remove } = how === 'blocked' ? blocked : unfollowed;
      if (author) (isGone ? add : remove)(author);
    },
    [hidden.set, blocked.add, blocked.remove, unfollowed.add, unfollowed.remove],
  );
  const leave = useCallback(
    (listed: Listed, how: HidingKind, name: string) => {
      mark(listed, how, true);
      const isSample = listed.author?.isSample === true;
      setLeft((known) => [...known, { ...listed, how, ...noticeOf(how, name, isStored && !isSample) }]);
    },
    [mark, isStored],
  );
  const isOfHiddenPerson = ({ author }: Listed) => isHiddenPerson(author);
  const end = (id: string) => setLeft((known) => known.filter((one) => one.id !== id));
  return {
    /** The same function in every render. */
    leave,
    /** Whether the author of a publication is unfollowed or blocked. */
    isOfHiddenPerson,
    isShown: (listed: Listed) =>
      left.some(({ id }) => id === listed.id) || !(hidden.has(listed) || isOfHiddenPerson(listed)),
    /** Value of the `hidden` prop of a card; null when the card is not hidden. */
    noticeOf: (id: string) => {
      const one = left.find((known) => known.id === id);
      if (!one) return null;
      return {
        ...(one.notice !== undefined && { notice: one.notice }),
        onUndo: () => {
          mark(one, one.how, false);
          end(id);
        },
        onEnd: () => end(id),
      };
    },
    /** Shows publications again that were hidden one by one. Authors stay blocked or unfollowed. */
    showAgain: (some: Listed[]) => {
      for (const one of some) hidden.set(one, false);
    },
  };
}
