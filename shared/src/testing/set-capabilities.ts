import { extensionList } from '../api/client.ts';
import { capabilitiesQuery } from '../api/use-capability.ts';
import type { Extension } from '../contracts/index.ts';
import type { QueryClient } from '../query/index.ts';

/** The server has these extensions: for the queries, and for the client, which gets the other calls from samples. */
export function setCapabilities(queries: QueryClient, names: Extension[]): void {
  extensionList.setState({ asked: Promise.resolve(names), names });
  queries.setQueryData(capabilitiesQuery.queryKey, names);
}
