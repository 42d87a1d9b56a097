import { memberKey, useMemberValue } from '@az/shared/storage';
import { isString, parseListOf } from '@az/shared/stored-json';

const idsOf = parseListOf(isString);

/** Marks that a member sets on events and that the server does not store. */
const keys = {
  interested: memberKey('az-content-interested-marks', idsOf),
  going: memberKey('az-content-going-marks', idsOf),
};

/** Tells whether an id has a mark, and sets or clears the mark. The ids are stored on this device. */
export function useDeviceMark(mark: keyof typeof keys) {
  const { value: ids, change } = useMemberValue(keys[mark]);
  return {
    has: (id: string): boolean => ids.includes(id),
    set: (id: string, isSet: boolean) =>
      change((known) => [...known.filter((one) => one !== id), ...(isSet ? [id] : [])]),
  };
}
