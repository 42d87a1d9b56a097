/**
 * Version of the host contract: the types of this entry, the names and props of slots, the entries of `@az/shared`, and
 * the cascade layers that the page declares. An addition raises the minor version, a breaking change the major version
 * (https://semver.org). An area declares in `area.json` which versions it works with.
 */
export const hostContractVersion = '4.0.0';
