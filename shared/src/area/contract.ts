/**
 * Version of the host contract: this entry, the slots, the entries of `@az/shared`, and the page's cascade layers;
 * semantic (https://semver.org). An area declares in `area.json` which versions it works with.
 */
export const hostContractVersion = '4.5.0';
