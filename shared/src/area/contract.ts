/**
 * Version of the host contract: the types of this entry, the names and props of slots, the entries of `@az/shared`, and the
 * cascade layers that the page declares.
 * Something new raises the middle number, something that breaks an area the first one (https://semver.org). An area says in
 * `area.json` which versions it can live with.
 */
export const hostContractVersion = '1.10.0';
