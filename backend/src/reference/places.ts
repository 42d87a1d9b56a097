/** A place with codes and names. */
export type Place = Record<'country' | 'province' | 'city', { code: string; name: string }>;

/** Stand-in for the reference data: a few places, for the account calls. The career slice brings the real file. */
const known: Place[] = [
  {
    country: { code: 'GA', name: 'Gabon' },
    province: { code: 'GA-1', name: 'Estuaire' },
    city: { code: 'GA-1-libreville', name: 'Libreville' },
  },
  {
    country: { code: 'FR', name: 'France' },
    province: { code: 'FR-ARA', name: 'Auvergne-Rhône-Alpes' },
    city: { code: 'FR-ARA-lyon', name: 'Lyon' },
  },
];

/** The place of three codes, or null when one is unknown or they do not belong together. */
export function findPlace(codes: { country: string; province: string; city: string }): Place | null {
  const fits = ({ country, province, city }: Place) =>
    country.code === codes.country && province.code === codes.province && city.code === codes.city;
  return known.find(fits) ?? null;
}
