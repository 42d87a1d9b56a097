import { type HiddenPerson, useHiddenPeople } from '@az/shared/hidden-people';
import { useCallback, useState } from 'react';
import { useMarks } from '../data/kept-marks.ts';

/** A publication of a list. */
type Listed = {
  /** The same on every visit. */
  id: string;
  /** Who wrote it; null for one's own, and where nobody knows who it was. */
  author: HiddenPerson | null;
};

/** What a member does to a publication, or to its author, so that it leaves the list. */
export type Leaving = 'hidden' | 'unfollowed' | 'blocked';

type Left = Listed & { how: Leaving; notice?: string };

/** What the notice says; a card that was hidden alone says so by itself. */
const noticeOf = (how: Leaving, name: string): { notice?: string } =>
  ({
    hidden: {},
    unfollowed: { notice: `Vous ne suivez plus ${name} sur cet appareil` },
    blocked: { notice: `Vous avez bloqué ${name} sur cet appareil` },
  })[how];

/** Tells whether the member no longer follows someone, or has blocked them. */
export function useIsAvoided(): (person: HiddenPerson | null) => boolean {
  const unfollowed = useHiddenPeople('unfollowed');
  const blocked = useHiddenPeople('blocked');
  return (person) => unfollowed.has(person) || blocked.has(person);
}

/**
 * Takes publications out of a list, each with a notice in its place that offers to take that back while it stands; those
 * of an author whom the member no longer follows or has blocked leave together.
 */
export function useHiding() {
  const hidden = useMarks('hidden');
  const unfollowed = useHiddenPeople('unfollowed');
  const blocked = useHiddenPeople('blocked');
  const isAvoidedPerson = useIsAvoided();
  const [left, setLeft] = useState<Left[]>([]);
  const mark = useCallback(
    ({ id, author }: Listed, how: Leaving, isGone: boolean) => {
      if (how === 'hidden') return hidden.set(id, isGone);
      const { add, remove } = how === 'blocked' ? blocked : unfollowed;
      if (author) (isGone ? add : remove)(author);
    },
    [hidden.set, blocked.add, blocked.remove, unfollowed.add, unfollowed.remove],
  );
  const leave = useCallback(
    (listed: Listed, how: Leaving, name: string) => {
      mark(listed, how, true);
      setLeft((known) => [...known, { ...listed, how, ...noticeOf(how, name) }]);
    },
    [mark],
  );
  const isAvoided = ({ author }: Listed) => isAvoidedPerson(author);
  const end = (id: string) => setLeft((known) => known.filter((one) => one.id !== id));
  return {
    /** The same function every time. */
    leave,
    /** Whether its author is no longer followed, or blocked. */
    isAvoided,
    isShown: (listed: Listed) =>
      left.some(({ id }) => id === listed.id) || !(hidden.has(listed.id) || isAvoided(listed)),
    /** For the `hidden` of a card; null when it is not leaving. */
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
    /** Takes back that these were hidden; not what was done to their authors. */
    showAgain: (ids: string[]) => {
      for (const id of ids) hidden.set(id, false);
    },
  };
}
