import { memberKey, useMemberValue } from '@az/shared/storage';
import { entriesOf } from '@az/shared/stored-json';
import type { HelpArticle } from './help-articles.ts';

export type Vote = 'yes' | 'no';

const isVote = (value: unknown): value is Vote => value === 'yes' || value === 'no';

function parse(found: unknown): ReadonlyMap<string, Vote> {
  return new Map(entriesOf(found).filter((entry): entry is [string, Vote] => isVote(entry[1])));
}

const keyOf = memberKey('az-content-help-votes', parse);

/** Votes on the help articles: the sample counts plus this reader's own vote. */
export function useHelpVotes() {
  const { value, change } = useMemberValue(keyOf);
  const own = (id: string): Vote | null => value.get(id) ?? null;
  return {
    own,
    counts: ({ id, votes }: HelpArticle) => ({
      yes: votes.yes + Number(own(id) === 'yes'),
      no: votes.no + Number(own(id) === 'no'),
    }),
    /** Giving the same vote a second time removes it. */
    vote: (id: string, vote: Vote) =>
      change((known) => {
        const others = [...known].filter(([one]) => one !== id);
        return Object.fromEntries(known.get(id) === vote ? others : [...others, [id, vote]]);
      }),
  };
}
