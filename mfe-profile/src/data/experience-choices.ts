import { isAppError } from '@az/shared/api';
import { getCompanies, getPositions } from '@az/shared/career';
import { type Choice, toChoice } from '@az/shared/contracts';
import { useQueryClient } from '@az/shared/query';
import { referenceFailureMessages, useReference } from '@az/shared/reference';
import { toast } from '@az/shared/toast';
import type { NewCompany } from './company-choices.ts';

type ExperienceLists = { positions: Choice[]; companies: Choice[] };

const queryKey = ['profile', 'experience-start'] as const;

export const useExperienceStart = () =>
  useReference<ExperienceLists>(
    {
      queryKey,
      queryFn: async ({ signal }) => {
        const [positions, companies] = await Promise.all([getPositions(signal), getCompanies(signal)]);
        return { positions, companies };
      },
    },
    referenceFailureMessages.start,
  );

/** Finds the new company in the list: by its id, otherwise by its name. Entries that `before` lacks come first. */
function findNew(companies: Choice[], before: Choice[], id: string | null, name: string): Choice | undefined {
  if (id !== null) return companies.find(({ value }) => value === id);
  const known = new Set(before.map(({ value }) => value));
  const ofName = companies.filter(({ label }) => label === name);
  return ofName.findLast(({ value }) => !known.has(value)) ?? ofName.at(-1);
}

/** Reloads the companies and returns the one just created; null if the server neither sent its id nor lists it. */
export function useAddedCompany() {
  const queries = useQueryClient();
  return async ({ id, name, number }: NewCompany): Promise<Choice | null> => {
    const before = queries.getQueryData<ExperienceLists>(queryKey)?.companies ?? [];
    const keep = (companies: Choice[]) =>
      queries.setQueryData<ExperienceLists>(queryKey, (lists) => lists && { ...lists, companies });
    const made = id === null ? null : toChoice(number ?? id, name);
    try {
      const companies = await getCompanies();
      const found = findNew(companies, before, id, name) ?? made;
      keep(found && !companies.includes(found) ? [...companies, found] : companies);
      toast({ message: 'Entreprise ajoutée', variant: 'success' });
      return found ?? null;
    } catch (error) {
      if (!isAppError(error)) throw error;
      toast({ message: 'Erreur lors du chargement des entreprises', variant: 'danger' });
      if (made) keep([...before, made]);
      return made;
    }
  };
}
