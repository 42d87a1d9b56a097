/** @jest-environment node */
import {
  parseCities,
  parseCompanies,
  parseCountries,
  parsePositions,
  parseProvinces,
  parseSectors,
  parseStoredCompany,
} from './index.ts';

test('lists are read with the field names of the specification', () => {
  expect(parseSectors({ sectors: [{ Category_id: 3, fr_Name: 'Pêche' }] })).toEqual([
    { value: '3', label: 'Pêche', number: 3 },
  ]);
  expect(parseCountries([{ code: 'GA', fr_Name: 'Gabon' }])).toEqual([{ value: 'GA', label: 'Gabon' }]);
  expect(parseProvinces([{ code_province: 'GA-1', Name: 'Estuaire' }])).toEqual([
    { value: 'GA-1', label: 'Estuaire' },
  ]);
  expect(parseCities([{ code_city: 'x', name: 'Libreville' }])).toEqual([
    { value: 'x', label: 'Libreville' },
  ]);
  expect(parsePositions({ positions: [{ Positions_Number: '7', fr_Positions: 'Notaire' }] })).toEqual([
    { value: '7', label: 'Notaire' },
  ]);
  expect(parseCompanies({ companies: [{ Customers_Numbers: '9', Names: 'Mavoula' }] })).toEqual([
    { value: '9', label: 'Mavoula' },
  ]);
});

test('a list may be wrapped or bare, and an entry without a name shows its code', () => {
  expect(parseCountries({ data: [{ code: 'GA' }] })).toEqual([{ value: 'GA', label: 'GA' }]);
  expect(parseSectors([{ Category_id: '1', fr_Name: 'Mines' }])).toEqual([{ value: '1', label: 'Mines' }]);
  expect(parseCities({ cities: { data: [{ code_city: 'x', Name: 'X' }] } })).toEqual([
    { value: 'x', label: 'X' },
  ]);
});

test.each([null, 'x', 3, {}, { sectors: 'no' }])('%p is not a list', (raw) => {
  expect(parseSectors(raw)).toBeNull();
});

test('entries that cannot be read are left out', () => {
  expect(parseCountries([null, 'GA', { fr_Name: 'Gabon' }, { code: 'ML', fr_Name: 'Mali' }])).toEqual([
    { value: 'ML', label: 'Mali' },
  ]);
});

test('a new company is returned if the server names it', () => {
  expect(parseStoredCompany({ company: { Customers_Numbers: 5, Names: 'Mavoula' } })).toEqual({
    value: '5',
    label: 'Mavoula',
    number: 5,
  });
  expect(parseStoredCompany({ status: true })).toBeNull();
});
