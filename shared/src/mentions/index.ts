import type { Mention } from '../contracts/index.ts';
import { maxMentions } from '../contracts/wire/limits.ts';
import { currentSession } from '../session/auth-store.ts';
import { memberKey, readStored, storeOrHold } from '../storage/device-storage.ts';
import { hasStrings } from '../stored-json/index.ts';

type Person = { id: string; name: string };

/** Number of people that are remembered: those of all unsent texts, unless there are very many. */
const maxChosen = 50;

const isPerson = (value: unknown): value is Person => hasStrings(value, ['id', 'name']);

const chosenKey = memberKey('az-mentioned', (found): Person[] =>
  Array.isArray(found) ? found.filter(isPerson) : [],
);

const keyOfMember = () => {
  const session = currentSession();
  return session.status === 'signed-in' ? chosenKey(session.member.id) : null;
};

/** Remembers on this device whom the member has chosen for a text, so that the text, a draft too, only needs names. */
export function rememberChosen({ id, name }: Person): void {
  const key = keyOfMember();
  if (!key) return;
  const others = readStored(key).filter((one) => one.id !== id);
  storeOrHold(key, [{ id, name }, ...others].slice(0, maxChosen));
}

const isLetter = (character: string | undefined) => /[\p{L}\p{M}\p{N}_]/u.test(character ?? '');

/** The places where a text has `@` and the name of one of these people: the longest name, of equal ones the first. */
function placesOf(text: string, people: readonly Person[]): Mention[] {
  const byLength = [...people].sort((a, b) => b.name.length - a.name.length);
  const mentions: Mention[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    if (isLetter(text[at - 1])) continue;
    const person = byLength.find(
      ({ name }) => text.startsWith(name, at + 1) && !isLetter(text[at + 1 + name.length]),
    );
    if (person) mentions.push({ id: person.id, start: at, length: person.name.length + 1 });
  }
  return mentions.slice(0, maxMentions);
}

/** What a text was before the member changed it. */
type Before = { text: string; mentions?: Mention[] | undefined };

/** Whom a text mentions: those whom it mentioned before, and those whom the member has chosen, as far as it names them. */
export function mentionsIn(text: string, before?: Before): Mention[] {
  const key = keyOfMember();
  const known = (before?.mentions ?? []).map(({ id, start, length }) => ({
    id,
    name: before?.text.slice(start + 1, start + length) ?? '',
  }));
  return placesOf(text, [...known, ...(key ? readStored(key) : [])]);
}
