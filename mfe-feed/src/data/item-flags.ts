import { memberKey, useMemberValue } from '@az/shared/storage';
import { entriesOf, isString, parseListOf } from '@az/shared/stored-json';
import { useCallback } from 'react';

/** Flags that the member sets on items and that the server does not store; stored on the device until sign-out. */
export type ItemFlag = 'liked' | 'saved' | 'hidden' | 'disliked' | 'dismissed';

type ItemFlags = Record<ItemFlag, string[]>;

const none: ItemFlags = { liked: [], saved: [], hidden: [], disliked: [], dismissed: [] };

const idsOf = parseListOf(isString);

function parse(found: unknown): ItemFlags {
  const known = entriesOf(found).filter(([flag]) => Object.hasOwn(none, flag));
  return { ...none, ...Object.fromEntries(known.map(([flag, ids]) => [flag, idsOf(ids)])) };
}

const flagsKey = memberKey('az-feed-marks', parse);

/** The ids with a flag, and a function that sets or clears it. The same in every component and tab. */
export function useItemFlag(flag: ItemFlag): {
  has: (id: string) => boolean;
  set: (id: string, isSet: boolean) => void;
} {
  const { value, change } = useMemberValue(flagsKey);
  const set = useCallback(
    (id: string, isSet: boolean) =>
      change((flags) => {
        const others = flags[flag].filter((one) => one !== id);
        return { ...flags, [flag]: isSet ? [...others, id] : others };
      }),
    [change, flag],
  );
  return { has: (id) => value[flag].includes(id), set };
}
