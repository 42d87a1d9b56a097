import { memberKey, useMemberValue } from '@az/shared/storage';
import { entriesOf, isString, parseListOf } from '@az/shared/stored-json';
import { useCallback } from 'react';

/** Marks that the member sets on items and that the server does not store; stored on the device until sign-out. */
type DeviceMark = 'liked' | 'saved' | 'hidden' | 'disliked';

type DeviceMarks = Record<DeviceMark, string[]>;

const none: DeviceMarks = { liked: [], saved: [], hidden: [], disliked: [] };

const idsOf = parseListOf(isString);

function parse(found: unknown): DeviceMarks {
  const known = entriesOf(found).filter(([mark]) => Object.hasOwn(none, mark));
  return { ...none, ...Object.fromEntries(known.map(([mark, ids]) => [mark, idsOf(ids)])) };
}

const marksKey = memberKey('az-feed-marks', parse);

/** Tells whether an id has a mark, and sets or clears the mark. All components and tabs share the marks. */
export function useDeviceMark(mark: DeviceMark): {
  has: (id: string) => boolean;
  set: (id: string, isSet: boolean) => void;
} {
  const { value, change } = useMemberValue(marksKey);
  const set = useCallback(
    (id: string, isSet: boolean) =>
      change((marks) => {
        const others = marks[mark].filter((one) => one !== id);
        return { ...marks, [mark]: isSet ? [...others, id] : others };
      }),
    [change, mark],
  );
  return { has: (id) => value[mark].includes(id), set };
}
