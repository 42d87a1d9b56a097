import {
  type AccountRequest,
  cancelEmailChange,
  changeAccount,
  getAccount,
  resendEmailConfirmation,
} from '@az/shared/account';
import { hasCapability, isAppError } from '@az/shared/api';
import { changeMember, useAuthContext } from '@az/shared/auth';
import type { Account, AccountRequestWire, Member } from '@az/shared/contracts';
import { type QueryClient, queryFailure, useQuery, useQueryClient } from '@az/shared/query';
import { findCodes, type LocationCodes, toRawCodes } from './locations.ts';

/** The member's own account; locations by their codes. */
export type OwnAccount = Omit<Account, keyof LocationCodes> & LocationCodes & { isChangeable: boolean };

const named = (name: string | null) => (name === null ? null : { code: null, name });

/** The session's data, for a server without the account call. */
const fromSession = ({
  firstName,
  lastName,
  description,
  email,
  phone,
  address,
  kind,
  ...locations
}: Member): Account => ({
  headline: null,
  ...{ firstName, lastName, description, email, phone, address, kind },
  isEmailProven: true,
  pendingEmail: null,
  country: named(locations.country),
  province: named(locations.province),
  city: named(locations.city),
});

async function withCodes(queries: QueryClient, account: Account, isChangeable: boolean): Promise<OwnAccount> {
  return { ...account, ...(await findCodes(queries, account)), isChangeable };
}

async function toRequest(
  queries: QueryClient,
  changes: AccountRequestWire,
  known: LocationCodes | undefined,
): Promise<AccountRequest> {
  const { country, province, city } = changes;
  // The three location codes are always sent together.
  if (!known || !country || !province || !city) return changes;
  return { ...changes, ...(await toRawCodes(queries, { country, province, city }, known)) };
}

/** The own account with its loading state, and functions that change it. */
export function useAccount(member: Member) {
  const queries = useQueryClient();
  const queryKey = ['settings', 'account', member.id] as const;
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const isChangeable = await hasCapability(queries, 'accounts');
      const account = isChangeable ? await getAccount(signal) : fromSession(member);
      // The new address may have been confirmed on another device.
      if (account.email !== member.email) changeMember({ email: account.email });
      return withCodes(queries, account, isChangeable);
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The mail's link opens another page, so the account is reloaded when this one is focused.
    refetchOnWindowFocus: ({ state: { data } }) =>
      data && (data.pendingEmail || !data.isEmailProven) ? 'always' : false,
  });
  return {
    account: query.data,
    ...queryFailure(query),
    /** Saves the given fields and returns the updated account. Rejects with `AppError`. */
    save: async (changes: AccountRequestWire): Promise<OwnAccount> => {
      const { account, member: changed } = await changeAccount(await toRequest(queries, changes, query.data));
      const own = await withCodes(queries, account, true);
      queries.setQueryData(queryKey, own);
      if (changed) {
        const { id: _id, ...rest } = changed;
        changeMember(rest);
      }
      return own;
    },
    /** Sends the mail that confirms an address again. Resolves with false if none waits for it any more. */
    resendEmailConfirmation: async (): Promise<boolean> => {
      try {
        await resendEmailConfirmation();
        return true;
      } catch (error) {
        if (!isAppError(error) || error.kind !== 'not-found') throw error;
        await query.refetch();
        return false;
      }
    },
    /** Cancels the pending e-mail change. Rejects with `AppError`. */
    cancelEmailChange: async (): Promise<void> => {
      await cancelEmailChange();
      queries.setQueryData<OwnAccount>(queryKey, (own) => own && { ...own, pendingEmail: null });
    },
  };
}

/** The signed-in member. The guard shows the pages of this area only to members. */
export const useMember = (): Member | null => useAuthContext().member;
