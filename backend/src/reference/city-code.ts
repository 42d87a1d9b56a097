/** Code of a city: its province's code with the letters and digits of its name, as `FR-ARA-lyon`. */
export function cityCode(province: string, name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${province}-${letters}`;
}
