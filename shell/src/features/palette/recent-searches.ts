import { memberKey, useMemberValue } from '@az/shared/storage';
import { normalizeText } from '@az/shared/text-search';

const maxRecent = 6;

const recentKey = memberKey('az-searches', (found) =>
  Array.isArray(found)
    ? found.filter((one): one is string => typeof one === 'string').slice(0, maxRecent)
    : [],
);

/** The member's last searches on this device, the latest first, and functions that add one and remove all. */
export function useRecentSearches() {
  const { value, change } = useMemberValue(recentKey);
  return {
    recent: value,
    remember: (text: string) => {
      const isOther = (one: string) => normalizeText(one) !== normalizeText(text);
      change((known) => [text, ...known.filter(isOther)].slice(0, maxRecent));
    },
    forgetAll: () => change(() => []),
  };
}
