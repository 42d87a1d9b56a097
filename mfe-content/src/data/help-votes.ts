import type { HelpArticle } from './help/help-articles.ts';
import { useKept } from './kept-choices.ts';

export type Vote = 'yes' | 'no';

/** What readers say of the help articles: the counts with this reader's own vote in them. */
export function useHelpVotes() {
  const { kept, keep } = useKept('help-votes');
  const own = (id: string): Vote | null => {
    const vote = kept[id];
    return vote === 'yes' || vote === 'no' ? vote : null;
  };
  return {
    own,
    counts: ({ id, votes }: HelpArticle) => ({
      yes: votes.yes + Number(own(id) === 'yes'),
      no: votes.no + Number(own(id) === 'no'),
    }),
    /** The same vote again takes it back. */
    vote: (id: string, vote: Vote) => keep(id, own(id) === vote ? null : vote),
  };
}
