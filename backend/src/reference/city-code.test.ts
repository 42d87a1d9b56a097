import { cityCode } from './city-code.ts';

it.each([
  ['FR-ARA', 'Lyon', 'FR-ARA-lyon'],
  ['CH-GE', 'Genève', 'CH-GE-geneve'],
  ['CA-QC', 'L’Île-Bizard–Sainte-Geneviève', 'CA-QC-l-ile-bizard-sainte-genevieve'],
])('of %s, %s is %s', (province, name, code) => {
  expect(cityCode(province, name)).toBe(code);
});
